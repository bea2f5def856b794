package io.shindigneo4j.schema.graph;

import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.query.Item;
import java.util.List;

/**
 * The result of {@link SocialGraphOperations#SHORTEST_PATHS}.
 *
 * @param length how many friendships each path has; null if there is none
 * @param paths the people on each path, both ends included
 */
public record Paths(@MayBeAbsent Long length, List<List<Item>> paths) {

  /** Two people who are not connected. */
  public static final Paths NONE = new Paths(null, List.of());
}
