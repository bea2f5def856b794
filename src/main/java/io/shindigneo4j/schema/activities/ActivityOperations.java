package io.shindigneo4j.schema.activities;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.many;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.ListPage;
import io.shindigneo4j.schema.query.ListParameters;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.request.Creation;
import io.shindigneo4j.schema.request.Receipt;
import io.shindigneo4j.schema.request.Repeatable;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The operations on activities. */
public final class ActivityOperations {

  /**
   * How many applications may have activities of one kind in one person's streams, besides those of
   * none. An application whose activities are all deleted gives its place to another.
   */
  public static final int MAX_APPLICATIONS = 100;

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
   * {@link #IN_REPLY_TO_AUTHOR}. The cost grows with the comments; natively, where there are more
   * of them than who has posted the entry has friends, with the friends instead.
   */
  public static final Operation<ListComments, List<CommentThread>> COMMENTS =
      Operation.read(
          "activities.comments",
          "The comments on activities by who has posted these and by their friends.",
          ListComments.class,
          many(CommentThread.class));

  /**
   * Posts an activity, the newest of its stream; empty for an unknown owner. Refuses an application
   * that would be one more than {@value #MAX_APPLICATIONS}. Fails for an id that another of the
   * owner's activities of this kind has.
   */
  public static final Operation<CreateActivity, Optional<Creation>> CREATE =
      Operation.write(
          "activities.create",
          "Posts an activity, the newest of its stream.",
          CreateActivity.class,
          atMostOne(Creation.class));

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

  /**
   * The parameters of {@link #LIST}.
   *
   * @param application keeps those of this application, and those of none; null for no such
   *     condition
   * @param ids keeps those with one of these ids; empty for no such condition
   */
  public record ListActivities(
      @Description("of which API") ActivityKind kind,
      @Description("whose activities") PeopleSelector around,
      @MayBeAbsent @Description("made by this or by none; absent for all") String application,
      @Description("keeps these; empty for all") List<String> ids,
      @Description("filter, order and page") ListQuery query,
      @Description("what to read of each") Selection selection)
      implements ListParameters {}

  /** The two kinds of activities in OpenSocial. Each has nodes and streams of its own. */
  public enum ActivityKind {
    /** Of ActivityStreams 1.0: actor, verb, object. */
    ENTRY("ActivityEntry"),
    /** Of OpenSocial 1.0: a title and a body. */
    ACTIVITY("Activity");

    private final String label;

    ActivityKind(String label) {
      this.label = label;
    }

    public String label() {
      return label;
    }
  }

  /**
   * A page of a list of activities.
   *
   * @param total how many the whole list has
   */
  public record ActivityPage(long total, List<Item> activities) implements ListPage {

    @Override
    public int size() {
      return activities.size();
    }
  }

  /**
   * The parameters of {@link #COMMENTS}.
   *
   * @param application as of {@link ListActivities}
   * @param limit 0 for their number alone
   */
  public record ListComments(
      @Description("what is commented on") List<CommentedActivity> activities,
      @MayBeAbsent @Description("made by this or by none; absent for all") String application,
      @Description("the most comments on each, 0 or more") long limit,
      @Description("who looks, and how far") Viewpoint viewpoint,
      @Description("what to read of each") Selection selection) {}

  /** An entry of ActivityStreams that may have comments. */
  public record CommentedActivity(
      @Description("the id of the person who has posted it") String owner,
      @Description("its id") String id) {}

  /**
   * The comments on an activity.
   *
   * @param total how many there are
   * @param comments the newest, the oldest of these first
   */
  public record CommentThread(long total, List<Item> comments) {}

  /**
   * The parameters of {@link #CREATE}.
   *
   * @param properties all but the owner, the application and the moment
   */
  public record CreateActivity(
      @Description("of which API") ActivityKind kind,
      @Description("the id of the person in whose stream it comes") String owner,
      @Description("the id of the application that posts it, empty for none") String application,
      @Description("all but owner, application and moment") Map<String, Object> properties,
      @Description("the people that it names") List<PersonLink> links,
      @Description("now, in milliseconds since 1970") long now,
      @MayBeAbsent @Description("absent where the caller gave no request id") Receipt receipt)
      implements Repeatable {}

  /** A person whom an activity names. A person who does not exist gets no link. */
  public record PersonLink(
      @Description("what the person is in the activity") Role role,
      @Description("a person's id") String person) {}

  /** The role of a person in an activity: the type of the relationship from it to the person. */
  public enum Role {
    ACTOR,
    OBJECT,
    TARGET
  }

  /**
   * The parameters of {@link #UPDATE}.
   *
   * @param application as of {@link ListActivities}
   * @param links the new ones
   * @param replaced the document that is to be replaced, null for any; nothing changes where the
   *     activity has another one
   */
  public record UpdateActivity(
      @Description("of which API") ActivityKind kind,
      @Description("the owner's id") String owner,
      @MayBeAbsent @Description("made by this or by none; absent for all") String application,
      @Description("its id") String id,
      @Description("the new ones; those it has not are removed") Map<String, Object> properties,
      @Description("the people that it names now") List<PersonLink> links,
      @Description("what to answer of the changed activity") Selection selection,
      @MayBeAbsent
          @Description("changes nothing where the activity has another document; absent for any")
          String replaced) {}

  /**
   * The result of {@link #UPDATE}.
   *
   * @param values the selected properties of the changed activity, in their order; null for an
   *     unknown activity
   */
  public record UpdatedActivity(@MayBeAbsent List<Object> values) {}

  /**
   * The parameters of {@link #DELETE}.
   *
   * @param application as of {@link ListActivities}
   */
  public record DeleteActivities(
      @Description("of which API") ActivityKind kind,
      @Description("the owner's id") String owner,
      @MayBeAbsent @Description("made by this or by none; absent for all") String application,
      @Description("which ones") List<String> ids) {}

  /**
   * The result of {@link #DELETE}.
   *
   * @param deleted how many of the activities there were
   */
  public record ActivityDeletion(long deleted) {}
}
