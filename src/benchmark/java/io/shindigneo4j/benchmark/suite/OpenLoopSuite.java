package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.MeasuredTransport;
import io.shindigneo4j.benchmark.client.Transports;
import io.shindigneo4j.benchmark.measurement.ClosedLoopLoad;
import io.shindigneo4j.benchmark.measurement.Contender;
import io.shindigneo4j.benchmark.measurement.OpenLoopLoad;
import io.shindigneo4j.benchmark.question.Question;
import java.util.List;

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
        measure(question, context.checked(question, open), load, context);
      }
    }
  }

  /** Warms up at full speed, then measures at each rate. */
  private void measure(
      Question question, List<MeasuredTransport> open, OpenLoopLoad load, SuiteContext context) {
    try (LoadedQuestions loaded = new LoadedQuestions(context)) {
      List<Contender> contenders =
          loaded.take(name(), open, question, AT_ONCE).stream()
              .map(each -> each.contender(name(), question, AT_ONCE))
              .toList();
      try (ClosedLoopLoad warmUp = new ClosedLoopLoad(AT_ONCE)) {
        loaded.warmUp(contenders, warmUp);
      }
      for (int rate : context.options().isQuick() ? FEW : RATES) {
        loaded.measureAt(rate, contenders, load);
      }
    }
  }
}
