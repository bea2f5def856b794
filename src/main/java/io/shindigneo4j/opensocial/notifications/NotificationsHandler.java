package io.shindigneo4j.opensocial.notifications;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.opensocial.request.Inputs;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.schema.notifications.NotificationOperations.NotificationKind;
import java.util.Arrays;
import java.util.OptionalLong;
import java.util.concurrent.Future;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.Service;

/** What waits for a user, over REST and JSON-RPC. */
@Service(name = "notifications")
public final class NotificationsHandler {

  private static final String MOMENT = "moment";

  private final NotificationMarks marks;

  @Inject
  NotificationsHandler(NotificationMarks marks) {
    this.marks = marks;
  }

  @Operation(httpMethods = "GET", path = "/{userId}")
  public Future<?> get(InputRequestItem request) {
    marks.requireReader(request.getToken());
    return marks.get(Inputs.user(request), request.getToken());
  }

  @Operation(
      httpMethods = {"POST", "PUT"},
      path = "/{userId}/{kind}")
  public Future<?> see(InputRequestItem request) {
    return marks.see(Inputs.user(request), kind(request), moment(request), request.getToken());
  }

  private static NotificationKind kind(InputRequestItem request) {
    String word = Inputs.text(request, "kind");
    return Arrays.stream(NotificationKind.values())
        .filter(kind -> kind.word().equals(word))
        .findFirst()
        .orElseThrow(() -> Refusals.badRequest("kind must be requests or invitations"));
  }

  private static OptionalLong moment(InputRequestItem request) {
    return request.getParameter(MOMENT) == null
        ? OptionalLong.empty()
        : OptionalLong.of(Inputs.number(request, MOMENT, 0, 0));
  }
}
