package io.shindigneo4j.opensocial.notifications;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestedUser;
import io.shindigneo4j.schema.notifications.NotificationOperations;
import io.shindigneo4j.schema.notifications.NotificationOperations.GetNotifications;
import io.shindigneo4j.schema.notifications.NotificationOperations.NotificationCount;
import io.shindigneo4j.schema.notifications.NotificationOperations.NotificationKind;
import io.shindigneo4j.schema.notifications.NotificationOperations.Notifications;
import io.shindigneo4j.schema.notifications.NotificationOperations.SeeNotifications;
import io.shindigneo4j.schema.notifications.NotificationOperations.SeenMark;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.opensocial.spi.UserId;

/** Counts what waits for people, and keeps what they have seen. Safe for use by many threads. */
final class NotificationMarks {

  private static final String SEEN = "seen";

  private final OperationRunner operations;
  private final AccessControl access;
  private final Clock clock;

  @Inject
  NotificationMarks(OperationRunner operations, AccessControl access, Clock clock) {
    this.operations = operations;
    this.access = access;
    this.clock = clock;
  }

  /** Refuses who is not signed in, whatever else is wrong with a request. */
  void requireReader(SecurityToken token) {
    access.viewer(token);
  }

  CompletableFuture<Map<String, Map<String, Long>>> get(UserId userId, SecurityToken token) {
    String id = RequestedUser.id(userId, token);
    access.readingOf(Resource.REQUESTS, token, List.of(id));
    access.readingOf(Resource.MESSAGES, token, List.of(id));
    return operations
        .run(NotificationOperations.GET, new GetNotifications(id))
        .thenApply(found -> answer(found.orElseThrow(() -> Refusals.notFound("person", id))));
  }

  /**
   * Moves a mark, never back.
   *
   * @param moment in milliseconds since 1970; one to come counts as now, and so does none
   */
  CompletableFuture<Map<String, Long>> see(
      UserId userId, NotificationKind kind, OptionalLong moment, SecurityToken token) {
    String id = RequestedUser.id(userId, token);
    access.writing(Resource.REQUESTS, token, id);
    long now = clock.millis();
    SeeNotifications parameters = new SeeNotifications(id, kind, Math.min(moment.orElse(now), now));
    return operations
        .run(NotificationOperations.SEE, parameters)
        .thenApply(mark -> mark.orElseThrow(() -> Refusals.notFound("person", id)))
        .thenApply(SeenMark::moment)
        .thenApply(seen -> Map.of(SEEN, seen));
  }

  private static Map<String, Map<String, Long>> answer(Notifications found) {
    Map<String, Map<String, Long>> answer = new LinkedHashMap<>();
    answer.put("messages", Map.of("unread", found.unread()));
    answer.put(NotificationKind.REQUESTS.word(), answer(found.requests()));
    answer.put(NotificationKind.INVITATIONS.word(), answer(found.invitations()));
    return answer;
  }

  private static Map<String, Long> answer(NotificationCount count) {
    Map<String, Long> answer = new LinkedHashMap<>();
    answer.put("total", count.total());
    answer.put("unseen", count.unseen());
    if (count.newest() != null) {
      answer.put("newest", count.newest());
    }
    if (count.seen() != null) {
      answer.put(SEEN, count.seen());
    }
    return answer;
  }
}
