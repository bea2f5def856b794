package io.shindigneo4j.benchmark.measurement;

import io.shindigneo4j.benchmark.result.Measurement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Measures contenders, which take turns. */
public final class Runs {

  private Runs() {}

  /** All with the threads of one load. */
  public static List<Measurement> measure(List<Contender> contenders, Load load, Pace pace) {
    Map<Contender, List<Slice>> rounds = new LinkedHashMap<>();
    for (Contender contender : contenders) {
      rounds.put(contender, new ArrayList<>());
      WarmUp.run(load, contender.work(), pace);
    }
    List<Contender> order = new ArrayList<>(contenders);
    Random random = new Random(pace.rounds());
    for (int round = 0; round < pace.rounds(); round++) {
      Collections.shuffle(order, random); // so that none always follows the same other
      for (Contender contender : order) {
        rounds.get(contender).add(load.run(contender, pace));
      }
    }
    return contenders.stream().map(each -> Slice.sum(each.setting(), rounds.get(each))).toList();
  }
}
