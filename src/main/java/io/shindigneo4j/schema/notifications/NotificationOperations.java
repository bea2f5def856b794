package io.shindigneo4j.schema.notifications;

import static io.shindigneo4j.schema.ResultType.atMostOne;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.Operation;
import java.util.Locale;
import java.util.Optional;

/** The operations on notifications. */
public final class NotificationOperations {

  /** What waits for a person; empty if there is no such person. */
  public static final Operation<GetNotifications, Optional<Notifications>> GET =
      Operation.read(
          "notifications.get",
          "How much waits for a person, and how much of it the person has not seen.",
          GetNotifications.class,
          atMostOne(Notifications.class));

  /**
   * Says that a person has seen all of one kind that began up to a moment; empty if there is no
   * such person. A mark that is later stays.
   */
  public static final Operation<SeeNotifications, Optional<SeenMark>> SEE =
      Operation.repeatableWrite(
          "notifications.see",
          "Says up to when a person has seen what waits.",
          SeeNotifications.class,
          atMostOne(SeenMark.class));

  private NotificationOperations() {}

  /** The parameters of {@link #GET}. */
  public record GetNotifications(@Description("a person's id") String person) {}

  /**
   * The result of {@link #GET}.
   *
   * @param unread the new messages in the inbox
   * @param requests for friendship, from others
   * @param invitations into groups
   */
  public record Notifications(
      long unread, NotificationCount requests, NotificationCount invitations) {}

  /**
   * How many of one kind wait. Times are milliseconds since 1970.
   *
   * @param unseen how many of the total began after {@code seen}
   * @param newest when the newest began; null where none waits
   * @param seen the person's mark; null where there is none, and then all are unseen
   */
  public record NotificationCount(
      long total, long unseen, @MayBeAbsent Long newest, @MayBeAbsent Long seen) {}

  /** The parameters of {@link #SEE}. */
  public record SeeNotifications(
      @Description("a person's id") String person,
      @Description("what was seen") NotificationKind kind,
      @Description("up to when, in milliseconds since 1970") long moment) {}

  /** What a person is notified of, and has a mark for. Messages have a status each instead. */
  public enum NotificationKind {
    /** Requests for friendship. */
    REQUESTS,

    /** Invitations into groups. */
    INVITATIONS;

    /** As it stands in the graph and in requests. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * The result of {@link #SEE}: the mark as it is now.
   *
   * @param moment in milliseconds since 1970
   */
  public record SeenMark(long moment) {}
}
