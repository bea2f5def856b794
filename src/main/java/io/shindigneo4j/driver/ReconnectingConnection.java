package io.shindigneo4j.driver;

import io.shindigneo4j.driver.metrics.ConnectionMeter;
import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.transport.Channel;
import io.shindigneo4j.driver.transport.Handshake;
import io.shindigneo4j.driver.transport.Transport;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Subprotocol;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Keeps one connection to a server: opens it, and opens another when it is lost. */
final class ReconnectingConnection implements Connection {

  private static final Logger LOG = LoggerFactory.getLogger(ReconnectingConnection.class);

  /**
   * CONNECTING: calls wait for the attempt, which its timeout bounds. OPEN: calls are sent. WAITING
   * for the next attempt: calls fail with the reason of the last one. CLOSED: for good.
   */
  private enum State {
    CONNECTING,
    OPEN,
    WAITING,
    CLOSED
  }

  /** More than any open connection has in flight. */
  private static final long CONNECTING_IS_WORTH = Integer.MAX_VALUE;

  private final Transport transport;
  private final Handshake handshake;
  private final MessageCodec codec;
  private final ScheduledExecutorService timer;
  private final Callbacks callbacks;
  private final DriverMeters meters;
  private final ConnectionOwner owner;

  // Both written under the lock of this.
  private volatile State state = State.CONNECTING;
  private volatile WebSocketConnection connection;

  // Both guarded by this.
  private final WaitingExchanges waiting = new WaitingExchanges();
  private final Outage outage;
  private final ConnectionMeter meter;

  ReconnectingConnection(
      Transport transport,
      Handshake handshake,
      Subprotocol subprotocol,
      Outage outage,
      ScheduledExecutorService timer,
      Callbacks callbacks,
      DriverMeters meters,
      ConnectionOwner owner) {
    this.transport = transport;
    this.handshake = handshake;
    this.codec = subprotocol.codec();
    this.outage = outage;
    this.timer = timer;
    this.callbacks = callbacks;
    this.meters = meters;
    this.meter = meters.connection();
    this.owner = owner;
  }

  /** Makes an attempt, unless closed meanwhile. */
  void connect() {
    WebSocketConnection attempt =
        new WebSocketConnection(
            codec, handshake.maximumMessageSize(), callbacks, meters, this::tryAgainLater);
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
    List<Exchange> exchanges = List.of();
    State before;
    synchronized (this) {
      before = state;
      if (before == State.CONNECTING) {
        state = State.OPEN;
        connection = opened;
        meter.open(opened::load);
        exchanges = waiting.takeAll();
      }
    }
    if (before == State.CLOSED) {
      channel.close();
      return;
    }
    if (opened.hasEnded()) {
      IOException cause = endedAtOnce(opened);
      owner.unsent(exchanges, cause);
      return;
    }
    LOG.info("Connected to {}", handshake.uri());
    owner.opened(opened);
    exchanges.forEach(opened::send);
    if (opened.hasEnded()) {
      endedAtOnce(opened);
    }
  }

  /** Before it was known here, so that its end may have gone unheard. */
  private IOException endedAtOnce(WebSocketConnection opened) {
    IOException cause = new IOException("connection closed at once");
    tryAgainLater(opened, cause);
    return cause;
  }

  private void failed(Throwable failure) {
    Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
    tryAgainLater(null, cause);
  }

  /**
   * @param ended the connection that has ended; null where none was made
   */
  private void tryAgainLater(WebSocketConnection ended, Throwable cause) {
    List<Exchange> exchanges;
    boolean firstFailure;
    synchronized (this) {
      if (state == State.CLOSED || connection != ended) {
        return;
      }
      state = State.WAITING;
      meter.waiting();
      connection = null;
      outage.failed(cause, ended != null && ended.hasAnswered());
      firstFailure = outage.isNew();
      exchanges = waiting.takeAll();
      timer.schedule( // which ends after the close
          this::connect, outage.pause().toMillis(), TimeUnit.MILLISECONDS);
    }
    tell(firstFailure, cause);
    owner.unsent(exchanges, cause);
  }

  /** A warning for each outage; the attempts that follow are told at debug level. */
  private void tell(boolean firstFailure, Throwable cause) {
    if (firstFailure) {
      LOG.warn("No connection to {}: {}; trying again", handshake.uri(), cause.toString());
    } else {
      LOG.debug("Still no connection to {}", handshake.uri(), cause);
    }
  }

  @Override
  public void checkLiveness() {
    WebSocketConnection open = current();
    if (open != null) {
      open.checkLiveness();
    }
  }

  private synchronized WebSocketConnection current() {
    return connection;
  }

  /** How little it is fit to take a request: the fewer the better. */
  synchronized long reluctance() {
    return switch (state) {
      case OPEN -> connection.load();
      case CONNECTING -> CONNECTING_IS_WORTH + waiting.size();
      case WAITING, CLOSED -> Long.MAX_VALUE;
    };
  }

  /** Without a lock. */
  Fitness fitness() {
    return switch (state) {
      case OPEN -> isProven() ? Fitness.READY : Fitness.POSSIBLE;
      case CONNECTING -> Fitness.POSSIBLE;
      case WAITING, CLOSED -> Fitness.NONE;
    };
  }

  private boolean isProven() {
    WebSocketConnection open = connection;
    return open != null && open.isProven();
  }

  /** How many requests are in flight, without a lock. */
  int load() {
    WebSocketConnection open = connection;
    return open == null ? 0 : open.load();
  }

  @Override
  public void send(Exchange exchange) {
    WebSocketConnection open = null;
    Throwable failure = null;
    synchronized (this) {
      switch (state) {
        case CONNECTING -> waiting.add(exchange);
        case OPEN -> open = connection;
        case WAITING -> failure = outage.reason();
        case CLOSED -> failure = outage.reason();
      }
    }
    if (open != null) {
      open.send(exchange);
    } else if (failure != null) {
      owner.unsent(exchange, failure);
    }
  }

  @Override
  public void close() {
    close(new DriverClosedException());
  }

  /** For a reason. */
  void close(IOException cause) {
    WebSocketConnection open;
    List<Exchange> exchanges;
    synchronized (this) {
      state = State.CLOSED;
      meter.closed();
      outage.failed(cause, false);
      open = connection;
      connection = null;
      exchanges = waiting.takeAll();
    }
    owner.unsent(exchanges, cause);
    if (open != null) {
      open.fail(cause);
    }
  }
}
