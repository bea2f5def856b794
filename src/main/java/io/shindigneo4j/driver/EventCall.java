package io.shindigneo4j.driver;

import io.shindigneo4j.driver.connection.LazyResponse;
import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.metrics.RequestMeter;
import io.shindigneo4j.protocol.EventStart;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Subscribe;
import io.shindigneo4j.protocol.Message.Unsubscribe;
import java.io.IOException;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * One request for events, on one connection. The messages wait here until they are read. No more
 * may come than were asked for, which bounds the memory.
 */
final class EventCall extends Call {

  private final EventRequest request;
  private final EventStart start;
  private final Executor callbacks;
  private final Runnable listener;
  private final Queue<LazyResponse> unread = new ConcurrentLinkedQueue<>();
  private final AtomicReference<@Nullable DriverException> failure = new AtomicReference<>();

  /** How many events the server may still send. */
  private final AtomicInteger credit;

  /** How many messages are asked for at once, in the place of those that have been read. */
  private final int refill;

  /** How many have been read that were not replaced yet. Of the thread that reads. */
  private int toReplace;

  /** Written by the thread that reads the socket. */
  private volatile boolean answered;

  /** Whether what is unread must not be used, as something before it is missing. */
  private volatile boolean broken;

  /**
   * A call that is not sent yet.
   *
   * @param start takes the place of the request's own
   * @param callbacks runs what may block
   * @param listener called when something has arrived, or the call has failed
   */
  EventCall(
      EventRequest request,
      EventStart start,
      Call.Context context,
      Executor callbacks,
      Runnable listener) {
    super("events of " + String.join(", ", request.topics()), context);
    this.request = request;
    this.start = start;
    this.callbacks = callbacks;
    this.listener = listener;
    this.credit = new AtomicInteger(request.ahead());
    this.refill = Math.max(1, request.ahead() / 2);
  }

  @Override
  public Request message(long id) {
    return new Subscribe(id, request.topics(), start, request.ahead());
  }

  @Override
  protected Request cancellation(long id) {
    return new Unsubscribe(id);
  }

  /** None: it lasts as long as the application listens. */
  @Override
  protected RequestMeter startMeter(DriverMeters meters) {
    return RequestMeter.NONE;
  }

  /** True: followers do not hear of commits when they are made. */
  @Override
  public boolean writes() {
    return true;
  }

  @Override
  public boolean isLoad() {
    return false;
  }

  @Override
  public boolean isSubscription() {
    return true;
  }

  @Override
  boolean isUnrepeatable() {
    return false;
  }

  @Override
  public boolean isDone() {
    return failure.get() != null;
  }

  @Override
  public void received(LazyResponse response, boolean last) {
    if (last) {
      callbacks.execute(() -> ended(response));
    } else if (answered && credit.getAndDecrement() <= 0) {
      violated(new IllegalArgumentException("more events than were asked for"));
    } else {
      answered = true;
      unread.add(response);
      listener.run();
    }
  }

  private void ended(LazyResponse response) {
    try {
      Message message = response.message();
      if (message instanceof Failure sentFailure) {
        fail(exception(sentFailure));
      } else {
        violated(new IllegalArgumentException("a subscription that ends by itself"));
      }
    } catch (IOException e) {
      lost(e);
    }
  }

  /** Moves on at once: its server would wait for its end, or hear no more commits. */
  @Override
  public void leave(IOException cause) {
    callbacks.execute(
        () -> {
          giveUp();
          lost(cause);
        });
  }

  @Override
  void fail(DriverException exception) {
    if (failure.compareAndSet(null, exception)) {
      listener.run();
    }
  }

  /** Gives it up unless the server has answered. */
  void deadlineReached(Duration timeout) {
    if (!answered && !isUnwanted()) {
      fail(timedOut(timeout));
    }
  }

  /** The oldest message that was not read; null for none. */
  @Nullable LazyResponse peek() {
    return broken ? null : unread.peek();
  }

  /**
   * The oldest message has been read.
   *
   * @param replace whether the server may send another in its place
   */
  void read(boolean replace) {
    unread.remove();
    if (replace && ++toReplace == refill) {
      toReplace = 0;
      replace();
    }
  }

  private void replace() {
    if (!isUnwanted()) {
      credit.addAndGet(refill);
      sent().requestChunks(refill);
    }
  }

  /** A message was not of the agreed protocol: ends the connection. */
  void violated(IllegalArgumentException violation) {
    broken = true;
    fail(disconnection(sent().protocolViolated(violation)));
  }

  /** The connection has ended, perhaps by an unread message. */
  void lost(IOException cause) {
    fail(disconnection(cause));
  }

  void unreadable(IOException cause) {
    broken = true;
    lost(cause);
  }

  /** Whether all that came before the failure has been read. */
  boolean isOver() {
    return failure.get() != null && (broken || unread.isEmpty());
  }

  /** Null while it goes on. */
  @Nullable DriverException failure() {
    return failure.get();
  }
}
