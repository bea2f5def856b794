package io.shindigneo4j.benchmark.measurement;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;

/** Turns that some take one after the other, each once in a round. */
final class Rounds {

  private Rounds() {}

  /** What the turns of each were. */
  static <C> Map<C, List<TurnResult>> of(
      List<C> contenders, Function<C, TurnResult> turn, int count) {
    Map<C, List<TurnResult>> rounds = new LinkedHashMap<>();
    contenders.forEach(each -> rounds.put(each, new ArrayList<>()));
    List<C> order = new ArrayList<>(contenders);
    Random random = new Random(count);
    for (int round = 0; round < count; round++) {
      Collections.shuffle(order, random); // so that none always follows the same other
      order.forEach(each -> rounds.get(each).add(turn.apply(each)));
    }
    return rounds;
  }
}
