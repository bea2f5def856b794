package io.shindigneo4j.schema.activities;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.many;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.request.EarlierAnswer;
import java.util.List;
import java.util.Optional;

/** The operations on activities. */
public final class ActivityOperations {

  /** The activity as JSON. */
  public static final String DOCUMENT = "document";

  /** On a comment: the id of the activity that it is about. */
  public static final String IN_REPLY_TO = "inReplyTo";

  /**
   * On a comment: the id of who has posted that activity, where the comment says it. The ids of
   * activities are unique for each person alone.
   */
  public static final String IN_REPLY_TO_AUTHOR = "inReplyToAuthor";

  /**
   * What people have posted. The natural order begins with the newest. The cost of a page in the
   * natural order, or in its reverse, grows with the items on the page and before it, and with the
   * number of people. In any other order all activities are read.
   */
  public static final Operation<ListActivities, ActivityPage> LIST =
      Operation.read(
          "activities.list",
          "What people have posted, naturally the newest first.",
          ListActivities.class,
          one(ActivityPage.class));

  /**
   * The comments on entries, for each in the order asked for: those by who has posted it and by
   * their friends. A comment names what it is about in {@link #IN_REPLY_TO}, and whose that is in
   * {@link #IN_REPLY_TO_AUTHOR}. The cost grows with the comments; natively, where strangers have
   * written many, with the friends instead. No more comments than asked for are in memory.
   */
  public static final Operation<ListComments, List<CommentThread>> COMMENTS =
      Operation.read(
          "activities.comments",
          "The comments on activities by who has posted these and by their friends.",
          ListComments.class,
          many(CommentThread.class));

  /**
   * Posts an activity, the newest of its stream; empty for an unknown owner. Fails for an id that
   * another of the owner's activities of this kind has.
   */
  public static final Operation<CreateActivity, Optional<EarlierAnswer>> CREATE =
      Operation.write(
          "activities.create",
          "Posts an activity, the newest of its stream.",
          CreateActivity.class,
          atMostOne(EarlierAnswer.class));

  /**
   * Replaces an activity. Its id, its application and its place in the stream stay. So does the
   * time of publication where the server keeps it.
   */
  public static final Operation<UpdateActivity, UpdatedActivity> UPDATE =
      Operation.write(
          "activities.update",
          "Replaces an activity, which keeps its place in the stream.",
          UpdateActivity.class,
          one(UpdatedActivity.class));

  /** Removes activities of one person. */
  public static final Operation<DeleteActivities, ActivityDeletion> DELETE =
      Operation.write(
          "activities.delete",
          "Removes activities of one person.",
          DeleteActivities.class,
          one(ActivityDeletion.class));

  private ActivityOperations() {}
}
