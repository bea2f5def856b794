package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.live.Audience;
import io.shindigneo4j.benchmark.live.LiveTurn;
import io.shindigneo4j.benchmark.live.LiveTurns;
import io.shindigneo4j.benchmark.measurement.TurnResult;
import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.workload.network.Network;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** How long a post takes to those who listen, while others post at a fixed rate. */
final class LiveLatency {

  static final String QUERY = "live-post";

  private static final int PEOPLE = 1_000;
  private static final int RATE = 100;
  private static final Duration TURN = Duration.ofSeconds(10);
  private static final Duration QUICK_TURN = Duration.ofSeconds(1);

  private final SuiteContext context;
  private final LiveTurns turns;

  LiveLatency(SuiteContext context, LiveTurns turns) {
    this.context = context;
    this.turns = turns;
  }

  void run() {
    if (!context.filter().hasQuery(QUERY)) {
      return;
    }
    Network network = context.population().network();
    Audience audience = Audience.ofFirst(network, Math.min(PEOPLE, network.shape().people() / 2));
    measure(context, turns.of(audience), QUERY, RATE, audience.people().size());
  }

  /** Measures in alternating turns, after one by each way that does not count. */
  static void measure(
      SuiteContext context, Map<String, LiveTurn> all, String query, int rate, int people) {
    Map<String, List<TurnResult>> rounds = new LinkedHashMap<>();
    all.keySet().stream()
        .filter(context.filter()::hasTransport)
        .forEach(way -> rounds.put(way, new ArrayList<>()));
    Duration time = context.options().isQuick() ? QUICK_TURN : TURN;
    rounds.keySet().forEach(way -> run(way, all.get(way), rate, time));
    List<String> order = new ArrayList<>(rounds.keySet());
    Random random = new Random(rate);
    for (int round = 0; round < context.options().rounds(); round++) {
      Collections.shuffle(order, random);
      order.forEach(way -> rounds.get(way).add(run(way, all.get(way), rate, time)));
    }
    rounds.forEach(
        (way, results) ->
            context.runLog().add(List.of(TurnResult.sum(setting(query, way, people), results))));
  }

  private static TurnResult run(String way, LiveTurn turn, int rate, Duration time) {
    try {
      return turn.run(rate, time);
    } catch (IllegalStateException e) {
      throw new IllegalStateException(way + ": " + e.getMessage(), e);
    }
  }

  private static BenchmarkSetting setting(String query, String way, int people) {
    return new BenchmarkSetting(LiveSuite.NAME, query, way, "json", "none", people, 1);
  }
}
