package io.shindigneo4j.protocol;

import java.util.Map;
import java.util.Optional;

/**
 * What a successful request did.
 *
 * @param counters what was changed, by Neo4j's names such as {@code nodesCreated}; only those above
 *     zero
 * @param bookmark of what a write has committed, for reads that must see it
 */
public record Summary(Map<String, Long> counters, Phases phases, Optional<String> bookmark) {

  public Summary {
    counters = Map.copyOf(counters);
  }

  /** Of work that changed nothing. */
  public static Summary none() {
    return new Summary(Map.of(), Phases.NONE, Optional.empty());
  }
}
