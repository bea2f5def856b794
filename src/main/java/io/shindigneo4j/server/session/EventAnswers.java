package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.protocol.Message.Events;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Gap;
import io.shindigneo4j.protocol.Message.Subscribe;
import io.shindigneo4j.protocol.Message.Subscribed;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Summary;
import io.shindigneo4j.server.events.EventReceiver;
import io.shindigneo4j.server.events.UnreadEvents;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.List;

/** Answers one subscription. Called by one thread at a time. */
final class EventAnswers implements EventReceiver {

  private final IncomingRequest<Subscribe> request;
  private final SessionServices services;
  private final UnreadEvents unread = new UnreadEvents();
  private boolean counts;

  EventAnswers(IncomingRequest<Subscribe> request, SessionServices services) {
    this.request = request;
    this.services = services;
  }

  @Override
  public boolean hasRoom() {
    UnreadAnswers answers = request.sender().unread();
    return unread.hasRoom(answers.areSent(), answers.hasRoom(0));
  }

  @Override
  public void onRoom(Runnable task) {
    request.sender().unread().onSent(task);
  }

  @Override
  public void subscribed(EventPosition position) {
    counts = true;
    measure(ServerMeters.SUCCESS);
    send(services.answers().encode(new Subscribed(request.id(), position)));
  }

  @Override
  public void events(EventPosition position, List<GraphEvent> events) {
    send(encoded(position, events));
  }

  private byte[] encoded(EventPosition position, List<GraphEvent> events) {
    try {
      return services.answers().encode(new Events(request.id(), position, events));
    } catch (RequestException e) {
      return encodedGap(position, UnreadEvents.TOO_LARGE);
    }
  }

  @Override
  public void gap(EventPosition position, String reason) {
    send(encodedGap(position, reason));
  }

  private byte[] encodedGap(EventPosition position, String reason) {
    return services.answers().encode(new Gap(request.id(), reason, position));
  }

  private void send(byte[] payload) {
    unread.add(payload.length);
    request.sender().send(payload);
  }

  @Override
  public void ended(RequestException reason) {
    if (!counts) {
      measure(reason.code());
    }
    Failure failure = services.failures().failure(request.message(), reason);
    request.sender().fail(failure, services.answers().encode(failure));
  }

  /** The client has ended the subscription. */
  void succeed() {
    send(services.answers().encode(Success.of(request.id(), Summary.none())));
  }

  private void measure(String outcome) {
    services
        .meters()
        .ended(request.message(), AccessMode.READ, outcome, request.nanosSinceArrival());
  }
}
