package io.shindigneo4j.web.doctor;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * What has come of a check.
 *
 * @param detail what was seen, in less than a line
 * @param advice what to do, a sentence each
 */
record CheckOutcome(Status status, String detail, List<String> advice) {

  CheckOutcome {
    advice = List.copyOf(advice);
  }

  static CheckOutcome ok(String detail) {
    return new CheckOutcome(Status.OK, detail, List.of());
  }

  static CheckOutcome warning(String detail, String... advice) {
    return new CheckOutcome(Status.WARN, detail, List.of(advice));
  }

  static CheckOutcome failure(String detail, String... advice) {
    return new CheckOutcome(Status.FAIL, detail, List.of(advice));
  }

  static CheckOutcome skipped(String reason) {
    return new CheckOutcome(Status.SKIP, reason, List.of());
  }

  /** The same in other words. */
  CheckOutcome map(UnaryOperator<String> words) {
    return new CheckOutcome(status, words.apply(detail), advice.stream().map(words).toList());
  }
}
