package io.shindigneo4j.workload.row;

import java.util.List;

/**
 * The activities of a person, the oldest first.
 *
 * @param owner the id of a person
 */
public record ActivitiesRow(String owner, List<Activity> activities) implements NetworkRow {

  /**
   * An activity.
   *
   * @param id unique among those of the owner
   * @param moment milliseconds since 1970, later than that of the activity before
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

  /** The object, target or generator of an activity. */
  public record Thing(String objectType, String displayName) {}
}
