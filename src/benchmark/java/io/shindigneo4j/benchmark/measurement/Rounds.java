package io.shindigneo4j.benchmark.measurement;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;

/** Rounds of turns. Each contender has one turn in each round. */
final class Rounds {

  private Rounds() {}

  /** Runs the turns. Returns the results of each contender. */
  static <C> Map<C, List<TurnResult>> of(
      List<C> contenders, Function<C, TurnResult> turn, int count) {
    Map<C, List<TurnResult>> rounds = new LinkedHashMap<>();
    contenders.forEach(each -> rounds.put(each, new ArrayList<>()));
    List<C> order = new ArrayList<>(contenders);
    Random random = new Random(count);
    for (int round = 0; round < count; round++) {
      Collections.shuffle(order, random); // so that no contender always follows the same one
      order.forEach(each -> rounds.get(each).add(turn.apply(each)));
    }
    return rounds;
  }
}
