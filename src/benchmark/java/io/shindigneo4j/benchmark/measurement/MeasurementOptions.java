package io.shindigneo4j.benchmark.measurement;

import java.time.Duration;

/**
 * How thorough, and so how long, a measurement is.
 *
 * @param variety the largest number of parameter sets of a question
 * @param rounds how many turns each transport has
 * @param slice the length of a turn
 * @param warmUp the shortest time of a warm-up
 * @param longestWarmUp the longest time of a warm-up
 */
public record MeasurementOptions(
    int variety, int rounds, Duration slice, Duration warmUp, Duration longestWarmUp) {

  public static final MeasurementOptions FULL =
      new MeasurementOptions(
          100, 7, Duration.ofSeconds(1), Duration.ofSeconds(2), Duration.ofSeconds(20));

  public static final MeasurementOptions QUICK =
      new MeasurementOptions(
          2, 2, Duration.ofMillis(40), Duration.ofMillis(60), Duration.ofMillis(60));

  /** Whether this is a quick run, whose figures are rough. */
  public boolean isQuick() {
    return slice.compareTo(QUICK.slice) <= 0;
  }

  /** The same options with this number of parameter sets. */
  public MeasurementOptions withVariety(int newVariety) {
    return new MeasurementOptions(newVariety, rounds, slice, warmUp, longestWarmUp);
  }

  /** The same options with turns of this length; those of a quick run stay as they are. */
  public MeasurementOptions withSlice(Duration newSlice) {
    return isQuick()
        ? this
        : new MeasurementOptions(variety, rounds, newSlice, warmUp, longestWarmUp);
  }

  public MeasurementOptions withRounds(int newRounds) {
    return new MeasurementOptions(variety, newRounds, slice, warmUp, longestWarmUp);
  }
}
