package io.shindigneo4j.prove.checker;

import io.shindigneo4j.prove.checker.Anomaly.Kind;
import java.util.List;
import java.util.regex.Pattern;

/** Whether a server's log tells of memory that it did not get, of the heap or outside of it. */
public final class LogChecker {

  private static final Pattern EXHAUSTED = Pattern.compile("OutOf(Direct)?MemoryError");

  private LogChecker() {}

  public static List<Anomaly> check(String log) {
    return log.lines()
        .filter(EXHAUSTED.asPredicate())
        .map(line -> new Anomaly(Kind.EXHAUSTED, line))
        .toList();
  }
}
