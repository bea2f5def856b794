package io.shindigneo4j.benchmark.measurement;

import io.shindigneo4j.benchmark.result.Measurement;
import java.util.List;
import java.util.Map;

/** Measures contenders in alternating turns. */
public final class InterleavedRuns {

  private InterleavedRuns() {}

  /** Measures all contenders with the threads of one load. */
  public static List<Measurement> measure(
      List<Contender> contenders, ClosedLoopLoad load, MeasurementOptions options) {
    contenders.forEach(each -> load.warmUp(each.work(), options));
    Map<Contender, List<TurnResult>> rounds =
        Rounds.of(contenders, each -> load.run(each, options), options.rounds());
    return contenders.stream()
        .map(each -> TurnResult.sum(each.setting(), rounds.get(each)))
        .toList();
  }
}
