package io.shindigneo4j.schema.activities;

import io.shindigneo4j.schema.Operation;

/** What can be done with activities. */
public final class ActivityOperations {

  /**
   * What people have posted; naturally the newest first. One record: {@code total}, the number of
   * all that match, and {@code activities}, a list of maps of {@code values}. A page in the natural
   * order, or that order turned round, costs what is on it and before it, and a little for each
   * person.
   */
  public static final Operation<ListActivities, ?> LIST =
      Operation.read(
          "activities.list",
          "What people have posted, naturally the newest first.",
          ListActivities.class);

  /**
   * Posts an activity, the newest of its stream. One record, {@code earlier}: the answer to the
   * request that has created it before, null where this is the first; no record for an unknown
   * owner. Fails for an id that another of the owner's activities of this kind has.
   */
  public static final Operation<CreateActivity, ?> CREATE =
      Operation.write(
          "activities.create",
          "Posts an activity, the newest of its stream.",
          CreateActivity.class);

  /**
   * Replaces an activity. Its id, its application and its place in the stream stay, and so does the
   * time of publication where the server keeps it. One record, {@code values}: null for an unknown
   * activity.
   */
  public static final Operation<UpdateActivity, ?> UPDATE =
      Operation.write(
          "activities.update",
          "Replaces an activity, which keeps its place in the stream.",
          UpdateActivity.class);

  /** Removes activities of one person. One record, {@code deleted}: how many there were. */
  public static final Operation<DeleteActivities, ?> DELETE =
      Operation.write(
          "activities.delete", "Removes activities of one person.", DeleteActivities.class);

  private ActivityOperations() {}
}
