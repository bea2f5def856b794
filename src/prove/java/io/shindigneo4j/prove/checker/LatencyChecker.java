package io.shindigneo4j.prove.checker;

import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.history.Latencies;
import java.util.List;
import java.util.Locale;

/** Whether calls were as fast as they must be: 99 of 100 of them. */
public final class LatencyChecker {

  private LatencyChecker() {}

  /**
   * @param limit in milliseconds
   */
  public static List<Anomaly> check(Latencies measured, double limit) {
    return measured.p99() <= limit
        ? List.of()
        : List.of(
            new Anomaly(
                Kind.SLOW, String.format(Locale.ROOT, "%s; the limit is %.1f", measured, limit)));
  }

  /**
   * @param factor how many times slower than those to compare with they may be
   */
  public static List<Anomaly> compare(Latencies measured, Latencies alone, double factor) {
    return check(measured, alone.p99() * factor);
  }
}
