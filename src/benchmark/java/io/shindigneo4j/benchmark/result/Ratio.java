package io.shindigneo4j.benchmark.result;

/**
 * How many times as fast, or as sparing, as another something is.
 *
 * @param low what it is at least, where both medians lie at the worse ends of their intervals
 * @param high what it is at most
 */
public record Ratio(double value, double low, double high) {

  /** Whose calls come at a rate that is given. */
  private static final String PACED = "open-loop";

  /** By the median for one thread and where the rate is given, by calls per second for several. */
  public static Ratio of(Finding ours, Finding other) {
    boolean single = ours.setting().threads() == 1 && other.setting().threads() == 1;
    return single || ours.setting().suite().equals(PACED)
        ? ofMedians(ours.measurement(), other.measurement())
        : ofCallsPerSecond(ours.measurement(), other.measurement());
  }

  public static Ratio ofCallsPerSecond(Measurement ours, Measurement other) {
    return new Ratio(
        ours.row().callsPerSecond() / other.row().callsPerSecond(),
        ours.callsPerSecond().low() / other.callsPerSecond().high(),
        ours.callsPerSecond().high() / other.callsPerSecond().low());
  }

  /** By bytes allocated for a call, of which there is at least one. */
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
