package io.shindigneo4j.benchmark;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.HdrHistogram.Histogram;

/**
 * A question over a transport by so many threads: the medians of the rounds, but the percentile of
 * all calls.
 */
record Figures(
    String query,
    Transport transport,
    int threads,
    double median,
    double late,
    double callsPerSecond,
    double allocated) {

  private static final double NANOSECONDS = 1e3;

  static Figures of(Question question, Transport transport, int threads, List<Slice> rounds) {
    return new Figures(
        question.name(),
        transport,
        threads,
        median(rounds, Slice::median) / NANOSECONDS,
        all(rounds).getValueAtPercentile(99) / NANOSECONDS,
        median(rounds, Slice::callsPerSecond),
        median(rounds, Slice::allocatedPerCall));
  }

  private static double median(List<Slice> rounds, ToDoubleFunction<Slice> figure) {
    double[] sorted = rounds.stream().mapToDouble(figure).sorted().toArray();
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }

  private static Histogram all(List<Slice> rounds) {
    Histogram all = new Histogram(rounds.get(0).nanoseconds());
    rounds.forEach(round -> all.add(round.nanoseconds()));
    return all;
  }

  Row row() {
    return new Row(
        "driver",
        query,
        transport.name(),
        transport.client().format(),
        "none",
        transport.client().connections(threads),
        threads,
        median,
        late,
        callsPerSecond,
        Math.round(allocated));
  }
}
