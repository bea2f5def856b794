package io.shindigneo4j.schema.notifications;

import static io.shindigneo4j.schema.ResultType.atMostOne;

import io.shindigneo4j.schema.Operation;
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
}
