package io.shindigneo4j.benchmark.result;

/**
 * How many times faster, or more economical, something is than another.
 *
 * @param low the ratio at the worse ends of both intervals
 * @param high the ratio at the better ends
 */
public record Ratio(double value, double low, double high) {

  /** The suite whose rate is fixed. */
  private static final String FIXED_RATE_SUITE = "open-loop";

  /** Compares medians for one thread or a fixed rate, and calls per second for several threads. */
  public static Ratio of(Finding ours, Finding other) {
    boolean single = ours.setting().threads() == 1 && other.setting().threads() == 1;
    return single || ours.setting().suite().equals(FIXED_RATE_SUITE)
        ? ofMedians(ours.measurement(), other.measurement())
        : ofCallsPerSecond(ours.measurement(), other.measurement());
  }

  public static Ratio ofCallsPerSecond(Measurement ours, Measurement other) {
    return new Ratio(
        ours.row().callsPerSecond() / other.row().callsPerSecond(),
        ours.callsPerSecond().low() / other.callsPerSecond().high(),
        ours.callsPerSecond().high() / other.callsPerSecond().low());
  }

  /** Compares bytes allocated by a call. */
  static Ratio ofGarbage(long ours, long other) {
    double value = (double) other / Math.max(1, ours);
    return new Ratio(value, value, value);
  }

  private static Ratio ofMedians(Measurement ours, Measurement other) {
    return new Ratio(
        other.row().median() / ours.row().median(),
        other.median().low() / ours.median().high(),
        other.median().high() / ours.median().low());
  }
}
