package io.shindigneo4j.benchmark.measurement;

import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.result.Interval;
import io.shindigneo4j.benchmark.result.Measurement;
import io.shindigneo4j.benchmark.result.ResultRow;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.HdrHistogram.Histogram;

/**
 * The measurements of one turn.
 *
 * @param allocated bytes of all calls; null if they were not counted
 */
public record TurnResult(Histogram nanoseconds, double seconds, Long allocated) {

  private static final double MICROSECOND = 1e3;

  double median() {
    return nanoseconds.getValueAtPercentile(50) / MICROSECOND;
  }

  double callsPerSecond() {
    return nanoseconds.getTotalCount() / seconds;
  }

  private double allocatedPerCall() {
    return (double) allocated / nanoseconds.getTotalCount();
  }

  /** Combines rounds: the medians of their medians and rates, and the percentile of all calls. */
  public static Measurement sum(BenchmarkSetting setting, List<TurnResult> rounds) {
    double[] medians = each(rounds, TurnResult::median);
    double[] rates = each(rounds, TurnResult::callsPerSecond);
    Histogram all = all(rounds);
    ResultRow row =
        new ResultRow(
            setting,
            median(medians),
            all.getValueAtPercentile(99) / MICROSECOND,
            median(rates),
            allocated(rounds));
    return new Measurement(
        row,
        Interval.ofMedian(medians),
        Interval.ofMedian(rates),
        all.getValueAtPercentile(95) / MICROSECOND,
        rounds.size());
  }

  private static Long allocated(List<TurnResult> rounds) {
    return rounds.stream().anyMatch(each -> each.allocated() == null)
        ? null
        : (Long) Math.round(median(each(rounds, TurnResult::allocatedPerCall)));
  }

  private static double[] each(List<TurnResult> rounds, ToDoubleFunction<TurnResult> figure) {
    return rounds.stream().mapToDouble(figure).toArray();
  }

  private static double median(double... values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }

  private static Histogram all(List<TurnResult> rounds) {
    Histogram all = new Histogram(rounds.get(0).nanoseconds());
    rounds.forEach(round -> all.add(round.nanoseconds()));
    return all;
  }
}
