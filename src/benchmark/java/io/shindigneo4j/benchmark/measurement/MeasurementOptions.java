package io.shindigneo4j.benchmark.measurement;

import java.time.Duration;

/**
 * How thoroughly it is measured, and so for how long.
 *
 * @param variety how many sets of parameters a question has at most
 * @param rounds how often each transport has its turn
 * @param slice how long a turn is
 * @param warmUp the shortest and the longest time before the first turn
 */
public record MeasurementOptions(
    int variety, int rounds, Duration slice, Duration warmUp, Duration longestWarmUp) {

  public static final MeasurementOptions FULL =
      new MeasurementOptions(
          100, 7, Duration.ofSeconds(1), Duration.ofSeconds(2), Duration.ofSeconds(20));

  public static final MeasurementOptions QUICK =
      new MeasurementOptions(
          2, 2, Duration.ofMillis(40), Duration.ofMillis(60), Duration.ofMillis(60));

  /** Whether figures are for a first look only. */
  public boolean isQuick() {
    return slice.compareTo(QUICK.slice) <= 0;
  }

  /** As many sets of parameters as this at most. */
  public MeasurementOptions withVariety(int newVariety) {
    return new MeasurementOptions(newVariety, rounds, slice, warmUp, longestWarmUp);
  }

  public MeasurementOptions withRounds(int newRounds) {
    return new MeasurementOptions(variety, newRounds, slice, warmUp, longestWarmUp);
  }
}
