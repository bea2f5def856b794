package io.shindigneo4j.prove.checker;

import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.history.Outcome;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Compares writes with what the database has at the end. Each write has a token and consists of
 * parts, such as the copies of a message.
 */
public final class WriteChecker {

  /**
   * A write as its client saw it.
   *
   * @param parts what it leaves in the database if it takes effect
   */
  public record Write(String token, Outcome outcome, Set<String> parts) {}

  /** Something in the database that carries the token of a write. */
  public record Part(String token, String name) {}

  private final List<Anomaly> anomalies = new ArrayList<>();
  private final Map<String, Map<String, Integer>> found = new HashMap<>();

  private WriteChecker(List<Part> parts) {
    for (Part part : parts) {
      found
          .computeIfAbsent(part.token(), absent -> new HashMap<>())
          .merge(part.name(), 1, Integer::sum);
    }
  }

  /** Each write is there once and complete, or not at all, as its client was told. */
  public static List<Anomaly> check(List<Write> writes, List<Part> parts) {
    WriteChecker checker = new WriteChecker(parts);
    writes.forEach(checker::check);
    checker.found.forEach((token, names) -> checker.add(Kind.CROSSED, token, "nobody wrote it"));
    return checker.anomalies;
  }

  private void check(Write write) {
    Map<String, Integer> counts = found.remove(write.token());
    if (counts == null) {
      checkAbsent(write);
    } else {
      checkParts(write, counts);
    }
  }

  private void checkAbsent(Write write) {
    if (write.outcome() == Outcome.SUCCESS) {
      add(Kind.LOST, write.token(), "acknowledged, and missing");
    }
  }

  private void checkParts(Write write, Map<String, Integer> counts) {
    counts.forEach((name, count) -> checkPart(write, name, count));
    if (!counts.keySet().containsAll(write.parts())) {
      add(Kind.HALF, write.token(), write.parts() + " should be there, " + counts + " are");
    } else if (write.outcome() == Outcome.FAILURE) {
      add(Kind.TOLD_AS_FAILED, write.token(), "told as failed, and there: " + counts);
    }
  }

  private void checkPart(Write write, String name, int count) {
    if (!write.parts().contains(name)) {
      add(Kind.CROSSED, write.token(), name + " is none of " + write.parts());
    } else if (count > 1) {
      add(Kind.DOUBLED, write.token(), name + " is there " + count + " times");
    }
  }

  private void add(Kind kind, String token, String description) {
    anomalies.add(new Anomaly(kind, token + ": " + description));
  }
}
