package io.shindigneo4j.driver.connection;

import io.shindigneo4j.driver.metrics.ConnectionMeter;
import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.transport.Channel;
import io.shindigneo4j.driver.transport.Handshake;
import io.shindigneo4j.driver.transport.Transport;
import io.shindigneo4j.protocol.MessageCodec;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Keeps one connection to a server open: when it is lost, opens another. */
final class ReconnectingConnection implements Connection, WebSocketConnection.Owner {

  private static final Logger LOG = LoggerFactory.getLogger(ReconnectingConnection.class);

  private enum State {
    /** Requests wait for the attempt, which has a timeout. */
    CONNECTING,
    /** Requests are sent. */
    OPEN,
    /** Until the next attempt, requests fail with the reason of the last one. */
    WAITING,
    /** Requests fail. The last state. */
    CLOSED
  }

  /** More than any open connection has in flight. */
  private static final long CONNECTING_COST = Integer.MAX_VALUE;

  /** More than any connection that is being made. */
  private static final long SUSPECTED_COST = 2 * CONNECTING_COST;

  private final Transport transport;
  private final Handshake handshake;
  private final MessageCodec codec;
  private final ScheduledExecutorService timer;
  private final CallbackExecutor callbacks;
  private final DriverMeters meters;
  private final ConnectionListener listener;

  // Written under the lock of this.
  private volatile State state = State.CONNECTING;
  private volatile @Nullable WebSocketConnection connection;

  /**
   * Connections to a server that is about to stop, with requests in flight. Written under the lock
   * of this.
   */
  private final Set<WebSocketConnection> retiring = new CopyOnWriteArraySet<>();

  // Guarded by this.
  private final RequestQueue waiting = new RequestQueue();
  private final BackoffState backoff;
  private final ConnectionMeter meter;

  ReconnectingConnection(
      Transport transport,
      Handshake handshake,
      MessageCodec codec,
      BackoffState backoff,
      ScheduledExecutorService timer,
      CallbackExecutor callbacks,
      DriverMeters meters,
      ConnectionListener listener) {
    this.transport = transport;
    this.handshake = handshake;
    this.codec = codec;
    this.backoff = backoff;
    this.timer = timer;
    this.callbacks = callbacks;
    this.meters = meters;
    this.meter = meters.connection();
    this.listener = listener;
  }

  /** Makes an attempt to connect, unless closed. */
  void connect() {
    WebSocketConnection attempt =
        new WebSocketConnection(codec, handshake.maximumMessageSize(), callbacks, meters, this);
    synchronized (this) {
      if (state == State.CLOSED) {
        return;
      }
      state = State.CONNECTING;
      meter.connecting();
    }
    transport
        .open(handshake, attempt)
        .whenComplete(
            (channel, failure) -> {
              if (failure == null) {
                opened(attempt, channel);
              } else {
                failed(failure);
              }
            });
  }

  private void opened(WebSocketConnection opened, Channel channel) {
    opened.attach(channel);
    State before;
    synchronized (this) {
      before = state;
      if (before == State.CONNECTING) {
        state = State.OPEN;
        connection = opened;
        meter.open(this::inFlight);
      }
    }
    if (before == State.CLOSED) {
      channel.close();
    } else if (!hasLeft(opened)) {
      LOG.info("Connected to {}", handshake.uri());
      listener.opened(opened::ping);
      takeWaiting().forEach(opened::send);
      hasLeft(opened);
    }
  }

  private synchronized List<PendingRequest> takeWaiting() {
    return waiting.takeAll();
  }

  /** Handles what came before this knew the connection, and so went unnoticed. */
  private boolean hasLeft(WebSocketConnection opened) {
    if (opened.isGoingAway()) {
      goingAway(opened, new IOException("the server stops"));
    } else if (opened.hasEnded()) {
      reconnect(opened, new IOException("connection closed at once"));
    }
    return opened.hasEnded() || opened.isGoingAway();
  }

  private void failed(Throwable failure) {
    Throwable cause =
        failure instanceof CompletionException && failure.getCause() != null
            ? failure.getCause()
            : failure;
    reconnect(null, cause);
  }

  /** Finds another connection; the old one ends with its requests. */
  @Override
  public void goingAway(WebSocketConnection leaving, IOException cause) {
    synchronized (this) {
      if (state == State.OPEN && connection == leaving && !leaving.hasEnded()) {
        retiring.add(leaving);
      }
    }
    reconnect(leaving, cause);
  }

  @Override
  public void ended(WebSocketConnection ended, IOException cause) {
    synchronized (this) {
      retiring.remove(ended);
    }
    reconnect(ended, cause);
  }

  /** Sends it to another server, or on the next connection. */
  @Override
  public void notSent(PendingRequest request, Throwable cause) {
    if (!listener.sendElsewhere(request, cause)) {
      Throwable failure = take(request);
      if (failure != null) {
        request.failed(RequestFailure.NOT_SENT, failure);
      }
    }
  }

  /**
   * Makes the next attempt: at once if the server has said that it stops, for another may be behind
   * its address; otherwise, and if the last connection was of no use either, after a delay.
   *
   * @param ended the connection that has ended; null after an attempt that failed
   */
  private void reconnect(@Nullable WebSocketConnection ended, Throwable cause) {
    List<PendingRequest> requests = List.of();
    boolean firstFailure;
    boolean atOnce;
    synchronized (this) {
      if (state == State.CLOSED || connection != ended) {
        return;
      }
      connection = null;
      meter.waiting();
      backoff.failed(cause, ended != null && ended.hasAnswered());
      firstFailure = backoff.isFirstFailure();
      atOnce = firstFailure && ended != null && ended.isGoingAway();
      if (atOnce) {
        state = State.CONNECTING;
      } else {
        state = State.WAITING;
        requests = waiting.takeAll();
        timer.schedule( // the timer ends after the close
            this::connect, backoff.delay().toMillis(), TimeUnit.MILLISECONDS);
      }
    }
    log(firstFailure, cause);
    if (atOnce) {
      connect();
    }
    listener.notSent(requests, cause);
  }

  /** One warning for each outage; the attempts that follow are logged at debug level. */
  private void log(boolean firstFailure, Throwable cause) {
    if (firstFailure) {
      LOG.warn("No connection to {}: {}; trying again", handshake.uri(), cause.toString());
    } else {
      LOG.debug("Still no connection to {}", handshake.uri(), cause);
    }
  }

  @Override
  public void checkLiveness() {
    all().forEach(WebSocketConnection::checkLiveness);
  }

  void leave(IOException cause) {
    all().forEach(connection -> connection.leave(cause));
  }

  private synchronized List<WebSocketConnection> all() {
    List<WebSocketConnection> all = new ArrayList<>(retiring);
    WebSocketConnection open = connection;
    if (open != null) {
      all.add(open);
    }
    return all;
  }

  /** How expensive it is to send a request here: the connection with the lowest cost gets it. */
  long cost() {
    WebSocketConnection open = connection;
    return open != null && state == State.OPEN ? cost(open) : costUnlessOpen();
  }

  private static long cost(WebSocketConnection open) {
    return open.inFlight() + (open.isSuspected() ? SUSPECTED_COST : 0);
  }

  private synchronized long costUnlessOpen() {
    return switch (state) {
      case OPEN -> cost(open());
      case CONNECTING -> CONNECTING_COST + waiting.size();
      case WAITING, CLOSED -> Long.MAX_VALUE;
    };
  }

  private WebSocketConnection open() {
    return Objects.requireNonNull(connection, "not open");
  }

  /** The same for a subscription, which costs little where there are few others. */
  synchronized long subscriptionCost() {
    return switch (state) {
      case OPEN -> open().subscriptions() + (open().isSuspected() ? SUSPECTED_COST : 0);
      case CONNECTING -> CONNECTING_COST + waiting.subscriptions();
      case WAITING, CLOSED -> Long.MAX_VALUE;
    };
  }

  /** How many subscriptions it has, or will have once it is open. */
  synchronized int subscriptions() {
    WebSocketConnection open = connection;
    return open == null ? waiting.subscriptions() : open.subscriptions();
  }

  /** Takes no lock. */
  Health health() {
    return switch (state) {
      case OPEN -> isProven() ? Health.HEALTHY : Health.UNPROVEN;
      case CONNECTING -> Health.UNPROVEN;
      case WAITING, CLOSED -> Health.DOWN;
    };
  }

  private boolean isProven() {
    WebSocketConnection open = connection;
    return open != null && open.isProven();
  }

  /** How many requests are in flight, also on connections that take no more. Takes no lock. */
  int inFlight() {
    WebSocketConnection open = connection;
    int inFlight = open == null ? 0 : open.inFlight();
    for (WebSocketConnection leaving : retiring) {
      inFlight += leaving == open ? 0 : leaving.inFlight();
    }
    return inFlight;
  }

  @Override
  public void send(PendingRequest request) {
    Throwable failure = take(request);
    if (failure != null) {
      listener.notSent(request, failure);
    }
  }

  /** Sends it or lets it wait; returns why neither is possible, or null. */
  private @Nullable Throwable take(PendingRequest request) {
    WebSocketConnection open = connection;
    if (open == null) {
      synchronized (this) {
        switch (state) {
          case CONNECTING -> waiting.add(request);
          case OPEN -> open = connection;
          case WAITING, CLOSED -> {
            return backoff.lastFailure();
          }
        }
      }
    }
    if (open != null) {
      open.send(request);
    }
    return null;
  }

  @Override
  public void close() {
    close(new DriverClosedException());
  }

  /** Fails all pending requests with this cause. */
  void close(IOException cause) {
    List<WebSocketConnection> open;
    List<PendingRequest> requests;
    synchronized (this) {
      state = State.CLOSED;
      meter.closed();
      backoff.failed(cause, false);
      open = all();
      connection = null;
      retiring.clear();
      requests = waiting.takeAll();
    }
    listener.notSent(requests, cause);
    open.forEach(connection -> connection.fail(cause));
  }
}
