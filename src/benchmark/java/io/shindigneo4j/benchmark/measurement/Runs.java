package io.shindigneo4j.benchmark.measurement;

import io.shindigneo4j.benchmark.result.Measurement;
import java.util.List;
import java.util.Map;

/** Measures contenders, which take turns. */
public final class Runs {

  private Runs() {}

  /** All with the threads of one load. */
  public static List<Measurement> measure(List<Contender> contenders, Load load, Pace pace) {
    contenders.forEach(each -> load.warmUp(each.work(), pace));
    Map<Contender, List<Slice>> rounds =
        Rounds.of(contenders, each -> load.run(each, pace), pace.rounds());
    return contenders.stream().map(each -> Slice.sum(each.setting(), rounds.get(each))).toList();
  }
}
