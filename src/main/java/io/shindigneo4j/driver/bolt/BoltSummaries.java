package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.Phases;
import io.shindigneo4j.protocol.Summary;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.ToIntFunction;
import org.neo4j.driver.summary.ResultSummary;
import org.neo4j.driver.summary.SummaryCounters;

/** Translates summaries of the official driver into those of the protocol. */
final class BoltSummaries {

  private static final Map<String, ToIntFunction<SummaryCounters>> COUNTERS =
      Map.ofEntries(
          Map.entry("nodesCreated", SummaryCounters::nodesCreated),
          Map.entry("nodesDeleted", SummaryCounters::nodesDeleted),
          Map.entry("relationshipsCreated", SummaryCounters::relationshipsCreated),
          Map.entry("relationshipsDeleted", SummaryCounters::relationshipsDeleted),
          Map.entry("propertiesSet", SummaryCounters::propertiesSet),
          Map.entry("labelsAdded", SummaryCounters::labelsAdded),
          Map.entry("labelsRemoved", SummaryCounters::labelsRemoved),
          Map.entry("indexesAdded", SummaryCounters::indexesAdded),
          Map.entry("indexesRemoved", SummaryCounters::indexesRemoved),
          Map.entry("constraintsAdded", SummaryCounters::constraintsAdded),
          Map.entry("constraintsRemoved", SummaryCounters::constraintsRemoved));

  private BoltSummaries() {}

  static Summary of(ResultSummary summary) {
    return new Summary(counters(summary.counters()), phases(summary), Optional.empty());
  }

  private static Map<String, Long> counters(SummaryCounters counted) {
    Map<String, Long> counters = new LinkedHashMap<>();
    COUNTERS.forEach(
        (name, counter) -> {
          long count = counter.applyAsInt(counted);
          if (count > 0) {
            counters.put(name, count);
          }
        });
    return counters;
  }

  /** Bolt has no other times, and only milliseconds. */
  private static Phases phases(ResultSummary summary) {
    long available = Math.max(0, summary.resultAvailableAfter(TimeUnit.MILLISECONDS));
    long consumed = Math.max(0, summary.resultConsumedAfter(TimeUnit.MILLISECONDS));
    return new Phases(Duration.ZERO, Duration.ofMillis(available + consumed), Duration.ZERO);
  }
}
