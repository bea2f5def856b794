package io.shindigneo4j.web.doctor;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * What has come of a check.
 *
 * @param detail what was seen, in less than a line
 * @param advice what to do, a sentence each
 */
record Outcome(Status status, String detail, List<String> advice) {

  Outcome {
    advice = List.copyOf(advice);
  }

  static Outcome ok(String detail) {
    return new Outcome(Status.OK, detail, List.of());
  }

  static Outcome warning(String detail, String... advice) {
    return new Outcome(Status.WARN, detail, List.of(advice));
  }

  static Outcome failure(String detail, String... advice) {
    return new Outcome(Status.FAIL, detail, List.of(advice));
  }

  static Outcome skipped(String reason) {
    return new Outcome(Status.SKIP, reason, List.of());
  }

  /** The same in other words. */
  Outcome map(UnaryOperator<String> words) {
    return new Outcome(status, words.apply(detail), advice.stream().map(words).toList());
  }
}
