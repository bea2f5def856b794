package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.Transport;
import io.shindigneo4j.benchmark.client.Transports;
import io.shindigneo4j.benchmark.measurement.Contender;
import io.shindigneo4j.benchmark.measurement.Load;
import io.shindigneo4j.benchmark.measurement.OpenLoad;
import io.shindigneo4j.benchmark.measurement.Slice;
import io.shindigneo4j.benchmark.question.Question;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Calls that come at fixed rates: what late ones take from when they were due. */
final class OpenLoopSuite implements Suite {

  private static final int AT_ONCE = 64;
  private static final List<Integer> RATES = List.of(250, 500, 1_000, 2_000, 4_000, 8_000, 16_000);
  private static final List<Integer> FEW = List.of(250);
  private static final List<String> TRANSPORTS =
      List.of("websocket-native", "websocket-cypher", "bolt", "http");

  @Override
  public String name() {
    return "open-loop";
  }

  @Override
  public String description() {
    return "calls at fixed rates, latencies from when they were due";
  }

  @Override
  public void run(Bench bench) {
    try (Transports transports = new Transports(bench.stage(), bench.journal());
        OpenLoad load = new OpenLoad(AT_ONCE)) {
      List<Transport> open =
          TRANSPORTS.stream()
              .filter(bench.choice()::hasTransport)
              .flatMap(name -> transports.open(name).stream())
              .toList();
      for (Question question : bench.questions("person", "inbox")) {
        List<Contender> contenders =
            bench.agreed(question, open).stream()
                .map(each -> each.contender(name(), question, AT_ONCE))
                .toList();
        warmUp(contenders, bench);
        for (int rate : bench.pace().isQuick() ? FEW : RATES) {
          measure(contenders, rate, load, bench);
        }
      }
    }
  }

  /** As fast as they can, so that what follows is not of code that is still compiled. */
  private static void warmUp(List<Contender> contenders, Bench bench) {
    try (Load load = new Load(AT_ONCE)) {
      contenders.forEach(each -> load.warmUp(each.work(), bench.pace()));
    }
  }

  private static void measure(List<Contender> contenders, int rate, OpenLoad load, Bench bench) {
    Map<Contender, List<Slice>> rounds = new LinkedHashMap<>();
    contenders.forEach(each -> rounds.put(each, new ArrayList<>()));
    List<Contender> order = new ArrayList<>(contenders);
    Random random = new Random(rate);
    for (int round = 0; round < bench.pace().rounds(); round++) {
      Collections.shuffle(order, random);
      order.forEach(
          each -> rounds.get(each).add(load.run(each.work(), rate, bench.pace().slice())));
    }
    rounds.forEach(
        (contender, slices) ->
            bench
                .journal()
                .add(List.of(Slice.sum(contender.setting().at(Integer.toString(rate)), slices))));
  }
}
