package io.shindigneo4j.prove.history;

import java.util.Collection;
import java.util.Locale;

/**
 * How long calls took, in milliseconds.
 *
 * @param p99 99 of 100 took at most this
 */
public record Latencies(double median, double p99, double longest) {

  private static final double NANOS = 1e6;

  public static Latencies of(Collection<? extends Event<?>> events) {
    double[] sorted =
        events.stream()
            .mapToDouble(event -> (event.end() - event.begin()) / NANOS)
            .sorted()
            .toArray();
    return sorted.length == 0
        ? new Latencies(0, 0, 0)
        : new Latencies(
            sorted[sorted.length / 2],
            sorted[Math.min(sorted.length - 1, sorted.length * 99 / 100)],
            sorted[sorted.length - 1]);
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT, "median %.1f ms, p99 %.1f ms, longest %.1f ms", median, p99, longest);
  }
}
