package io.shindigneo4j.benchmark.shindig;

import io.shindigneo4j.benchmark.question.Question;
import java.util.Set;

/** Where Shindig has its answers from. */
enum BackEnd {
  /** Neo4j. */
  GRAPH(Set.of(), Set.of()),
  /**
   * A file of JSON in its memory. It lists people as the file does, whoever befriended whom when,
   * and collections in no order; it knows nothing of roles in a group.
   */
  SAMPLE(
      Set.of(
          "group-members",
          "foaf2",
          "foaf3",
          "friend-recommendation",
          "group-recommendation",
          "shortest-path"),
      Set.of("people-10", "friends", "friends-10", "message-collections"));

  private final Set<String> unknown;
  private final Set<String> withoutOrder;

  BackEnd(Set<String> unknown, Set<String> withoutOrder) {
    this.unknown = unknown;
    this.withoutOrder = withoutOrder;
  }

  boolean takes(Question question) {
    return !unknown.contains(question.name());
  }

  /** Whether its answer has the order that ours has. */
  boolean keepsOrder(Question question) {
    return !withoutOrder.contains(question.name());
  }
}
