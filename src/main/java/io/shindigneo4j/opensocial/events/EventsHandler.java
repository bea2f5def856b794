package io.shindigneo4j.opensocial.events;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.opensocial.request.Inputs;
import io.shindigneo4j.opensocial.request.Refusals;
import java.util.concurrent.Future;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.Service;

/** Events over REST and JSON-RPC, for those who ask again and again. */
@Service(name = "events")
public final class EventsHandler {

  private static final int COUNT = 100;
  private static final int MAX = 1_000;

  private final EventPolling events;
  private final MissedEvents missed;

  @Inject
  EventsHandler(EventPolling events, MissedEvents missed) {
    this.events = events;
    this.missed = missed;
  }

  /** The events after the parameter {@code from}, at most {@code count}. */
  @Operation(httpMethods = "GET")
  public Future<?> get(InputRequestItem request) {
    missed.requireReader(request.getToken());
    int count = (int) Inputs.number(request, "count", COUNT, 1, MAX);
    return events
        .read(request.getToken(), request.getParameter("from"), count)
        .thenApply(EventPage::toMap);
  }

  /**
   * What the graph keeps of what has come since the parameter {@code from}, the id of an event or a
   * position: for who was told of a gap.
   */
  @Operation(httpMethods = "GET", path = "/missed")
  public Future<?> missed(InputRequestItem request) {
    missed.requireReader(request.getToken());
    EventId from =
        EventId.parse(Inputs.text(request, "from"))
            .orElseThrow(() -> Refusals.badRequest(EventPolling.FROM_MUST_BE));
    return missed.since(request.getToken(), from.position().time()).thenApply(MissedPage::toMap);
  }
}
