package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.graph.RecommendationOperations.Example;
import io.shindigneo4j.schema.query.Page;
import java.util.BitSet;
import java.util.List;

/**
 * Counts which of some friends are among others, with the first by id as examples. For one call.
 */
final class FriendsInCommon {

  private static final Page ALL = new Page(0, Integer.MAX_VALUE);

  private final WorkBudget budget;
  private final ProfileReader profiles;
  private final IndexedSet friends;
  private final long examples;

  /**
   * @param friends in any order
   * @param examples how many there are at most
   */
  FriendsInCommon(WorkBudget budget, ProfileReader profiles, IndexedSet friends, long examples) {
    this.budget = budget;
    this.profiles = profiles;
    this.friends = byId(friends, profiles);
    this.examples = examples;
  }

  private static IndexedSet byId(IndexedSet friends, ProfileReader profiles) {
    BestFirst all = new BestFirst(ALL, profiles.byId());
    for (int place = 0; place < friends.size(); place++) {
      all.add(friends.number(place), 0);
    }
    IndexedSet sorted = new IndexedSet();
    all.page().forEach(friend -> sorted.add(friend.number()));
    return sorted;
  }

  /** The places of the friends who are among people, by id. */
  BitSet among(int[] people) {
    BitSet common = new BitSet(friends.size());
    for (int person : people) {
      budget.spend();
      int place = friends.place(person);
      if (place >= 0) {
        common.set(place);
      }
    }
    return common;
  }

  /** Some of the friends at these places. */
  List<Example> examples(BitSet common) {
    return common.stream()
        .limit(examples)
        .mapToObj(place -> profiles.example(friends.number(place)))
        .toList();
  }
}
