package io.shindigneo4j.driver;

import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.metrics.RequestMeter;
import io.shindigneo4j.driver.transport.UpgradeRefusedException;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import java.net.URI;
import java.time.Duration;

/**
 * A request on its way, until it is answered or has failed. Only the first outcome counts. Safe for
 * use by many threads.
 */
abstract class Exchange {

  private final String subject;
  private final URI server;

  /** Set before the request is sent. */
  private volatile RequestMeter meter = RequestMeter.NONE;

  private volatile boolean abandoned;

  /** Set before the answer can come; null as long as the request is not sent. */
  private volatile Sending sending;

  /** Set before it is sent, where there is a choice; null otherwise. */
  private volatile Destination destination;

  Exchange(String subject, URI server) {
    this.subject = subject;
    this.server = server;
  }

  abstract Request request(long id);

  /** Begins to take its time. */
  final void measure(DriverMeters meters) {
    meter = meter(meters);
    if (isUnwanted()) { // cancelled before it began
      meter.ended(RequestMeter.CANCELLED);
    }
  }

  abstract RequestMeter meter(DriverMeters meters);

  final RequestMeter meter() {
    return meter;
  }

  /** Whether it needs a server that can write. */
  boolean writes() {
    return false;
  }

  /** Whether it may be sent to another server when it could not be sent to the one. */
  boolean mayGoElsewhere() {
    return true;
  }

  final void goesTo(Destination newDestination) {
    destination = newDestination;
  }

  /** Null where there is one server only. */
  final Destination destination() {
    return destination;
  }

  /** Answered, failed or given up, so that nobody waits for it any more. */
  abstract boolean isDone();

  /** Whether it was given up. */
  final boolean isAbandoned() {
    return abandoned;
  }

  /** Whether it need not be sent any more. */
  final boolean isUnwanted() {
    return abandoned || isDone();
  }

  /**
   * A message of the answer has come; called on the thread that reads the socket.
   *
   * @param last whether there are no more
   */
  abstract void received(Answer answer, boolean last);

  abstract void fail(DriverException exception);

  /** Whether its effects are not known once it has been sent and is not answered. */
  abstract boolean writesOnce();

  void sent(Sending newSending) {
    sending = newSending;
  }

  /** Null as long as the request is not sent. */
  Sending sending() {
    return sending;
  }

  /** Gives it up before it was answered or has failed, for whoever waits for it. */
  final void cancel() {
    giveUp();
    meter.ended(RequestMeter.CANCELLED);
  }

  /** Nobody waits for it any more, and the server need not go on with it. */
  void giveUp() {
    abandoned = true;
    Sending known = sending;
    if (known != null) {
      known.giveUp();
    }
  }

  void unsupported(RuntimeException cause) {
    fail(failing(DriverException.UNSUPPORTED_VALUE, cause.getMessage()).permanently(cause));
  }

  /** There is no connection, or none any more. */
  void unconnected(Throwable cause) {
    fail(disconnection(cause));
  }

  /** As {@link #unconnected}, on a thread that may be held up. */
  void lost(Throwable cause) {
    unconnected(cause);
  }

  DriverException disconnection(Throwable cause) {
    if (cause instanceof DriverClosedException) {
      return failing(DriverException.CLOSED, cause.getMessage()).permanently(cause);
    }
    if (cause instanceof UpgradeRefusedException refused && refused.isUnauthorized()) {
      String message = "the server does not accept the credentials";
      return failing(DriverException.UNAUTHORIZED, message).permanently(cause);
    }
    if (sending != null && writesOnce()) {
      return failing(DriverException.OUTCOME_UNKNOWN, cause.getMessage()).permanently(cause);
    }
    return failing(DriverException.UNAVAILABLE, cause.getMessage()).transiently(cause);
  }

  /** No server can write. */
  void leaderless() {
    fail(failing(DriverException.NO_LEADER, "the database has no leader now").transiently(null));
  }

  DriverException failure(Failure failure) {
    if (failure.code().equals(ErrorCode.NOT_LEADER) && destination != null) {
      destination.refusedToWrite();
    }
    Failing failing = failing(failure.code(), failure.message());
    return failure.retryable() ? failing.transiently(null) : failing.permanently(null);
  }

  DriverException timedOut(Duration timeout) {
    return failing(DriverException.TIMED_OUT, "no answer within " + timeout).transiently(null);
  }

  /** Whoever waits for it is told so. */
  private Failing failing(String code, String message) {
    meter.ended(code);
    return new Failing(code, message, subject, server());
  }

  /** Where it was sent to last. */
  final URI server() {
    Destination known = destination;
    return known == null ? server : known.uri();
  }
}
