package io.shindigneo4j.opensocial.events;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.request.Refusals;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.ProtocolException;

/** Answers those who ask for events now and then. Safe for use by many threads. */
final class EventPolling {

  static final String FROM_MUST_BE = "from must be the id of an event, or a position";

  private static final int PATIENCE_SECONDS = 10;

  private final EventHub hub;
  private final EventsSettings settings;
  private final AccessControl access;

  @Inject
  EventPolling(EventHub hub, EventsSettings settings, AccessControl access) {
    this.hub = hub;
    this.settings = settings;
    this.access = access;
  }

  /**
   * The events after an id, as many as there are now.
   *
   * @param from null for a first position, without events
   */
  CompletableFuture<EventPage> read(SecurityToken token, String from, int count) {
    access.viewer(token);
    if (!settings.enabled()) {
      throw Refusals.notFound("events are switched off");
    } else if (from != null && EventId.parse(from).isEmpty()) {
      throw Refusals.badRequest(FROM_MUST_BE);
    }
    PageSink sink = new PageSink(count);
    return hub.listen(token, from, () -> true, sink)
        .thenCompose(listener -> inTime(sink).whenComplete((page, failure) -> listener.close()))
        .exceptionallyCompose(failure -> CompletableFuture.failedFuture(unavailable(failure)));
  }

  private static CompletableFuture<EventPage> inTime(PageSink sink) {
    return sink.page()
        .copy()
        .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
        .exceptionallyCompose(
            failure -> {
              sink.stop();
              return sink.page();
            });
  }

  private static ProtocolException unavailable(Throwable failure) {
    return failure instanceof ProtocolException known
        ? known
        : new ProtocolException(
            HttpServletResponse.SC_SERVICE_UNAVAILABLE, "the events cannot be heard now", failure);
  }
}
