package io.shindigneo4j.workload.row;

import java.util.List;

/**
 * What a person has posted, the oldest first.
 *
 * @param owner the id of a person
 */
public record ActivitiesRow(String owner, List<Activity> activities) implements NetworkRow {

  /**
   * One of them.
   *
   * @param id unique among those of the owner
   * @param moment milliseconds since 1970, later than that of the one before
   */
  public record Activity(
      String id,
      long moment,
      String verb,
      String title,
      String content,
      Thing object,
      Thing target,
      Thing generator) {}

  /** What an activity is about, or came from. */
  public record Thing(String objectType, String displayName) {}
}
