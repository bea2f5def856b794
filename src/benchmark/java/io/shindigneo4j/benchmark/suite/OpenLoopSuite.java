package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.MeasuredTransport;
import io.shindigneo4j.benchmark.client.Transports;
import io.shindigneo4j.benchmark.measurement.ClosedLoopLoad;
import io.shindigneo4j.benchmark.measurement.Contender;
import io.shindigneo4j.benchmark.measurement.OpenLoopLoad;
import io.shindigneo4j.benchmark.measurement.TurnResult;
import io.shindigneo4j.benchmark.question.Question;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Calls at fixed rates. Their latency counts from when they were due. */
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
  public void run(SuiteContext context) {
    try (Transports transports = new Transports(context.environment(), context.runLog());
        OpenLoopLoad load = new OpenLoopLoad(AT_ONCE)) {
      List<MeasuredTransport> open =
          TRANSPORTS.stream()
              .filter(context.filter()::hasTransport)
              .flatMap(name -> transports.open(name).stream())
              .toList();
      for (Question question : context.questions("person", "inbox")) {
        List<Contender> contenders =
            context.checked(question, open).stream()
                .map(each -> each.contender(name(), question, AT_ONCE))
                .toList();
        warmUp(contenders, context);
        for (int rate : context.options().isQuick() ? FEW : RATES) {
          measure(contenders, rate, load, context);
        }
      }
    }
  }

  /** Warms up at full speed, so that the measured code is compiled. */
  private static void warmUp(List<Contender> contenders, SuiteContext context) {
    try (ClosedLoopLoad load = new ClosedLoopLoad(AT_ONCE)) {
      contenders.forEach(each -> load.warmUp(each.work(), context.options()));
    }
  }

  private static void measure(
      List<Contender> contenders, int rate, OpenLoopLoad load, SuiteContext context) {
    Map<Contender, List<TurnResult>> rounds = new LinkedHashMap<>();
    contenders.forEach(each -> rounds.put(each, new ArrayList<>()));
    List<Contender> order = new ArrayList<>(contenders);
    Random random = new Random(rate);
    for (int round = 0; round < context.options().rounds(); round++) {
      Collections.shuffle(order, random);
      order.forEach(
          each -> rounds.get(each).add(load.run(each.work(), rate, context.options().slice())));
    }
    rounds.forEach(
        (contender, slices) ->
            context
                .runLog()
                .add(
                    List.of(
                        TurnResult.sum(contender.setting().at(Integer.toString(rate)), slices))));
  }
}
