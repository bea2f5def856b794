package io.shindigneo4j.opensocial.events;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/** Knows who may hear of a person at this moment. */
@FunctionalInterface
interface AudienceSource {

  /**
   * Those who have the person among their friends, or who are in the group; none of whom blocks the
   * person or is blocked.
   *
   * @param group null for friends
   * @param candidates the only people who are asked about; null for all
   */
  CompletableFuture<Set<String>> ask(String person, String group, List<String> candidates);
}
