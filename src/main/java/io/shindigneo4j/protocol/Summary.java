package io.shindigneo4j.protocol;

import java.time.Duration;
import java.util.Map;

/**
 * What a successful request did.
 *
 * @param counters what was changed, by Neo4j's names such as {@code nodesCreated}; only those above
 *     zero
 * @param elapsed the time from the start of the transaction until the records were there
 */
public record Summary(Map<String, Long> counters, Duration elapsed) {

  public Summary {
    counters = Map.copyOf(counters);
  }
}
