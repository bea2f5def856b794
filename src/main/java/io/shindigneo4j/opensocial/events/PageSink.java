package io.shindigneo4j.opensocial.events;

import io.shindigneo4j.protocol.EventPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;

/** Collects what there is now, up to a number of events. Safe for use by many threads. */
final class PageSink implements EventSink {

  private final int count;
  private final CompletableFuture<EventPage> page = new CompletableFuture<>();

  // Guarded by this.
  private final List<HubEvent> events = new ArrayList<>();
  private String position;
  private boolean gap;

  PageSink(int count) {
    this.count = count;
  }

  CompletableFuture<EventPage> page() {
    return page;
  }

  @Override
  public boolean isReady() {
    return !page.isDone();
  }

  @Override
  public synchronized void event(HubEvent event) {
    events.add(event);
    position = event.id();
    if (events.size() >= count) {
      complete();
    }
  }

  @Override
  public synchronized void passed(EventPosition told) {
    position = EventId.after(told).toString();
  }

  /** What came before is read anew. */
  @Override
  public synchronized void gap(String id) {
    events.clear();
    gap = true;
    position = id;
  }

  @Override
  public synchronized void idle(String id, boolean due) {
    position = id == null ? position : id;
    complete();
  }

  /** Nobody waits longer: what there is must do, if it leads any further. */
  synchronized void stop() {
    if (position == null) {
      end(EndReason.UNAVAILABLE);
    } else {
      complete();
    }
  }

  private void complete() {
    page.complete(new EventPage(List.copyOf(events), position, gap));
  }

  @Override
  public void end(EndReason reason) {
    int status =
        reason == EndReason.TOKEN_INVALID
            ? HttpServletResponse.SC_UNAUTHORIZED
            : HttpServletResponse.SC_SERVICE_UNAVAILABLE;
    page.completeExceptionally(new ProtocolException(status, "the events cannot be heard now"));
  }
}
