package io.shindigneo4j.benchmark.shindig;

import io.shindigneo4j.benchmark.question.Question;
import java.util.Set;

/** The back end that answers Shindig's calls. */
enum BackEnd {
  /** Neo4j. */
  GRAPH(Set.of(), Set.of()),
  /**
   * Shindig's sample back end: a JSON file in memory. It lists people in the order of the file, not
   * by friendship, and collections in no order. It has no roles in groups.
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

  boolean supports(Question question) {
    return !unknown.contains(question.name());
  }

  /** Whether its answer has the same order as ours. */
  boolean keepsOrder(Question question) {
    return !withoutOrder.contains(question.name());
  }
}
