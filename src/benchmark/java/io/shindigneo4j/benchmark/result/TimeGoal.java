package io.shindigneo4j.benchmark.result;

import java.util.List;

/**
 * How long something may take.
 *
 * @param most in microseconds
 */
public record TimeGoal(
    String suite, String query, String transport, Quantile quantile, double most) {

  private static final double MILLISECOND = 1_000;

  public static final List<TimeGoal> ALL =
      List.of(
          ofPortal("sign-in-to-stream", "chromium-cold", Quantile.P95, 1_000),
          ofPortal("sign-in-to-stream", "chromium-warm", Quantile.P95, 1_000),
          ofPortal("path-drawn", "chromium-warm", Quantile.MEDIAN, 300),
          ofPortal("home-batch", "rpc-batch", Quantile.MEDIAN, 40),
          new TimeGoal("million", "fill", "meter", Quantile.MEDIAN, 90_000 * MILLISECOND),
          new TimeGoal(
              "million-1000000",
              "search-two-words",
              "websocket-native",
              Quantile.MEDIAN,
              10 * MILLISECOND),
          new TimeGoal(
              "million-1000000",
              "search-two-words",
              "websocket-cypher",
              Quantile.MEDIAN,
              10 * MILLISECOND),
          new TimeGoal("live", "live-post", "event-stream", Quantile.MEDIAN, 5 * MILLISECOND),
          new TimeGoal("live", "live-post", "event-stream", Quantile.P99, 25 * MILLISECOND));

  private static TimeGoal ofPortal(
      String query, String transport, Quantile quantile, double milliseconds) {
    return new TimeGoal("portal", query, transport, quantile, milliseconds * MILLISECOND);
  }

  /** Whether the goal is about what was measured. Several threads share the processors. */
  boolean isAbout(BenchmarkSetting setting) {
    return setting.suite().equals(suite)
        && setting.query().equals(query)
        && setting.transport().equals(transport)
        && setting.threads() == 1;
  }
}
