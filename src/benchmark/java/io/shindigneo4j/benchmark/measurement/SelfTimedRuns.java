package io.shindigneo4j.benchmark.measurement;

import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.result.Measurement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;

/** Measures {@link SelfTimed} work in alternating turns. The rate counts only the reported time. */
public final class SelfTimedRuns {

  private static final long MAX_LENGTH = TimeUnit.MINUTES.toNanos(10);
  private static final int DIGITS = 3;

  /** The least number of repetitions in a turn, except in a quick run. */
  private static final int MIN_REPETITIONS = 5;

  private SelfTimedRuns() {}

  /** Measures the contenders. The results have the order of the map. */
  public static List<Measurement> measure(
      Map<BenchmarkSetting, SelfTimed> contenders, MeasurementOptions options) {
    contenders.values().forEach(each -> WarmUp.run(time -> turn(each, 1, time), options));
    int fewest = options.isQuick() ? 1 : MIN_REPETITIONS;
    Map<BenchmarkSetting, List<TurnResult>> rounds =
        Rounds.of(
            List.copyOf(contenders.keySet()),
            each -> turn(contenders.get(each), fewest, options.slice()),
            options.rounds());
    return rounds.entrySet().stream()
        .map(each -> TurnResult.sum(each.getKey(), each.getValue()))
        .toList();
  }

  private static TurnResult turn(SelfTimed work, int fewest, Duration time) {
    Histogram nanoseconds = new Histogram(MAX_LENGTH, DIGITS);
    long spent = 0;
    long allocated = 0;
    long deadline = System.nanoTime() + time.toNanos();
    do {
      SelfTimedResult taken = work.run();
      nanoseconds.recordValue(Math.min(MAX_LENGTH, taken.nanoseconds()));
      spent += taken.nanoseconds();
      allocated += taken.allocated();
    } while (System.nanoTime() < deadline || nanoseconds.getTotalCount() < fewest);
    return new TurnResult(nanoseconds, spent / 1e9, allocated);
  }
}
