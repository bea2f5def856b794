package io.shindigneo4j.protocol;

import java.util.Map;
import java.util.Optional;

/**
 * The changes that a successful request made, and the time it took.
 *
 * @param counters the changes, by Neo4j's names such as {@code nodesCreated}; only those above zero
 * @param bookmark of the write, for statements that must see it
 */
public record Summary(Map<String, Long> counters, Phases phases, Optional<String> bookmark) {

  public Summary {
    counters = Map.copyOf(counters);
  }

  /** The same with a bookmark. */
  public Summary with(String newBookmark) {
    return new Summary(counters, phases, Optional.of(newBookmark));
  }

  /** The summary of a request that has changed nothing. */
  public static Summary none() {
    return new Summary(Map.of(), Phases.NONE, Optional.empty());
  }
}
