package io.shindigneo4j.driver;

import io.shindigneo4j.driver.connection.Backoff;
import io.shindigneo4j.driver.connection.Connection;
import io.shindigneo4j.driver.connection.DriverClosedException;
import io.shindigneo4j.driver.connection.LazyResponse;
import io.shindigneo4j.driver.connection.RequestFailure;
import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.metrics.SubscriptionMeter;
import io.shindigneo4j.protocol.Message;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A subscription that goes on where it was when its request has failed for a reason that may pass.
 * The next request begins after the last message that was read, once all messages of the one before
 * are.
 */
final class ResumingEvents implements EventSource {

  private final EventRequest request;
  private final Context context;
  private final EventSequence sequence;

  /** Set once, by {@link #start}. */
  private Runnable onArrival = () -> {};

  // Written under the lock of this.
  private volatile @Nullable EventCall call; // null between two requests
  private volatile @Nullable DriverException failure; // null while it goes on
  private boolean closed;
  private int failures; // in a row
  private SubscriptionMeter meter = SubscriptionMeter.NONE;

  ResumingEvents(EventRequest request, Context context) {
    this.request = request;
    this.context = context;
    this.sequence = new EventSequence(request.start());
  }

  @Override
  public void start(Runnable newOnArrival) {
    onArrival = newOnArrival;
    synchronized (this) {
      if (closed) {
        return;
      }
      meter = context.meters().subscription();
    }
    attempt();
  }

  private void attempt() {
    EventCall next;
    synchronized (this) {
      if (closed) {
        return;
      }
      next =
          new EventCall(
              request,
              sequence.restart(),
              context.call(),
              context.threads().callbacks(),
              this::arrived);
      call = next;
    }
    send(next);
  }

  private void send(EventCall next) {
    Duration timeout = context.timeout();
    try {
      context.threads().schedule(() -> next.deadlineReached(timeout), timeout);
      context.connection().send(next);
    } catch (RejectedExecutionException e) { // the timer has ended with the driver
      next.failed(RequestFailure.DISCONNECTED, new DriverClosedException());
    }
  }

  private void arrived() {
    resumeIfOver();
    onArrival.run();
  }

  private void resumeIfOver() {
    Duration delay;
    synchronized (this) {
      EventCall over = call;
      if (closed || over == null || !over.isOver()) {
        return;
      }
      call = null;
      if (!(over.failure() instanceof TransientDriverException)) {
        failure = over.failure();
        end();
        return;
      }
      failures++;
      delay = context.backoff().after(failures, RandomGenerator.getDefault());
      context.meters().retried(over.failure().code());
    }
    context.threads().later(this::attempt, delay);
  }

  /** The caller holds the lock. */
  private void end() {
    closed = true;
    meter.closed();
  }

  @Override
  public Optional<EventMessage> poll() {
    for (EventCall current = call; current != null; current = call) {
      LazyResponse next = current.peek();
      if (next == null) {
        break;
      }
      Optional<EventMessage> message = read(current, next);
      resumeIfOver();
      if (message.isPresent()) {
        return message;
      }
    }
    if (failure != null) {
      throw Call.rethrown(failure);
    }
    return Optional.empty();
  }

  private Optional<EventMessage> read(EventCall current, LazyResponse response) {
    try {
      Message message = response.message();
      Optional<EventMessage> taken = sequence.take(message);
      current.read(!(message instanceof Message.Subscribed));
      count(taken);
      taken.ifPresent(context.heard());
      return taken;
    } catch (IllegalArgumentException e) {
      current.violated(e);
    } catch (IOException e) {
      current.unreadable(e);
    }
    return Optional.empty();
  }

  private synchronized void count(Optional<EventMessage> taken) {
    if (taken.isEmpty()) {
      meter.resumed();
    } else if (taken.get() instanceof EventMessage.Events events) {
      failures = 0;
      meter.events(events.events().size());
    } else if (taken.get() instanceof EventMessage.Gap) {
      failures = 0;
      meter.gap();
    }
  }

  @Override
  public void close() {
    EventCall open;
    synchronized (this) {
      if (closed) {
        return;
      }
      end();
      open = call;
      call = null;
    }
    if (open != null) {
      open.cancel();
    }
  }

  /**
   * What subscriptions need of their driver.
   *
   * @param timeout how long the server may take to answer a subscription
   * @param backoff between two attempts to subscribe
   * @param heard told of each message before the application is
   */
  record Context(
      Connection connection,
      Call.Context call,
      Duration timeout,
      Backoff backoff,
      Consumer<EventMessage> heard,
      DriverThreads threads,
      DriverMeters meters) {}
}
