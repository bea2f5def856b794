package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.environment.ShindigProcess;
import io.shindigneo4j.benchmark.live.LiveTurns;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What is written until it reaches those who wait for it, and what that costs. */
final class LiveSuite implements Suite {

  static final String NAME = "live";

  static List<String> queries() {
    return List.of(
        LiveLatency.QUERY,
        LiveFanOut.QUERY,
        LiveMemory.QUERY,
        LiveWriters.UPDATE,
        LiveWriters.POST);
  }

  static List<String> transports() {
    return Stream.concat(LiveTurns.names().stream(), LiveWriters.transports().stream()).toList();
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String description() {
    return "events until they arrive, beside polling; memory of those who listen; cost for writers";
  }

  @Override
  public void run(SuiteContext context) throws Exception {
    if (context.filter().hasQuery(LiveLatency.QUERY)
        || context.filter().hasQuery(LiveFanOut.QUERY)) {
      try (LiveTurns turns = new LiveTurns(context.environment(), shindig(context))) {
        new LiveLatency(context, turns).run();
        new LiveFanOut(context, turns).run();
      }
    }
    new LiveMemory(context).run();
    new LiveWriters(context).run();
  }

  /** A Shindig whom many may listen to from one address. */
  static ShindigProcess shindig(SuiteContext context) {
    return context
        .environment()
        .shindig(
            NAME,
            Map.of(
                "SHINDIG_NEO4J_HOSTS", "127.0.0.1",
                "SHINDIG_NEO4J_EVENTS_ADDRESS_STREAMS", "20000",
                "SHINDIG_NEO4J_EVENTS_VIEWER_STREAMS", "20000"));
  }
}
