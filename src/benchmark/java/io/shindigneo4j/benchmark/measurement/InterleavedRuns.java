package io.shindigneo4j.benchmark.measurement;

import io.shindigneo4j.benchmark.result.Measurement;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Measures contenders in alternating turns. */
public final class InterleavedRuns {

  private InterleavedRuns() {}

  /** Measures all contenders with the threads of one load. */
  public static List<Measurement> measure(
      List<Contender> contenders, ClosedLoopLoad load, MeasurementOptions options) {
    return measure(contenders, load, List.of(), options);
  }

  /**
   * Measures contenders with the threads of one load, and what another load generator runs, in
   * turns with each other. The results have the order of both lists.
   */
  public static List<Measurement> measure(
      List<Contender> contenders,
      ClosedLoopLoad load,
      List<? extends TimedWork> others,
      MeasurementOptions options) {
    warmUp(contenders, load, others, options);
    return measure(all(contenders, load, others, options), options);
  }

  /** Warms everything up, so that the measured code is compiled. */
  public static void warmUp(
      List<Contender> contenders,
      ClosedLoopLoad load,
      List<? extends TimedWork> others,
      MeasurementOptions options) {
    all(contenders, load, others, options).forEach(each -> WarmUp.run(each::warmUp, options));
  }

  private static List<TimedWork> all(
      List<Contender> contenders,
      ClosedLoopLoad load,
      List<? extends TimedWork> others,
      MeasurementOptions options) {
    return Stream.<TimedWork>concat(
            contenders.stream().map(each -> new LocalWork(each, load, options)), others.stream())
        .toList();
  }

  /** Measures what is warm. The results have the order of the list. */
  public static List<Measurement> measure(List<TimedWork> all, MeasurementOptions options) {
    Map<TimedWork, List<TurnResult>> rounds =
        Rounds.of(all, each -> each.turn(options.slice()), options.rounds());
    return all.stream().map(each -> TurnResult.sum(each.setting(), rounds.get(each))).toList();
  }
}
