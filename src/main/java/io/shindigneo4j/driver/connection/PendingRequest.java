package io.shindigneo4j.driver.connection;

import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.metrics.RequestMeter;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Request;
import java.io.IOException;
import java.util.Objects;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * A request until it is answered, has failed or is given up. Only the first outcome counts. Safe
 * for use by many threads.
 */
public abstract class PendingRequest {

  /** Set before the request is sent. */
  private volatile RequestMeter meter = RequestMeter.NONE;

  private volatile boolean abandoned;

  /** Set before a response can arrive; null while the request has not been sent. */
  private volatile @Nullable SentRequest sent;

  /** Whether the server can know it: nothing that names it may go out sooner. */
  private volatile boolean transmitted;

  /** Set before the request is sent; null if there is only one server. */
  private volatile @Nullable TargetServer target;

  /** The message to send under this id. */
  public abstract Request message(long id);

  /** Starts to measure how long the request takes. */
  public final void measure(DriverMeters meters) {
    meter = startMeter(meters);
    if (isUnwanted()) { // cancelled before it began
      meter.ended(RequestMeter.CANCELLED);
    }
  }

  protected abstract RequestMeter startMeter(DriverMeters meters);

  /** The message that ends it in the server. */
  protected Request cancellation(long id) {
    return new Cancel(id);
  }

  protected final RequestMeter meter() {
    return meter;
  }

  /** Whether it needs a server that can write. */
  public boolean writes() {
    return false;
  }

  /** Whether another server may take it when it could not be sent to the first. */
  public boolean mayBeRerouted() {
    return true;
  }

  /** Whether it occupies the server until it is answered, rather than wait for what may happen. */
  public boolean isLoad() {
    return true;
  }

  /** Whether a thread is about to wait for the answer. */
  public boolean isAwaited() {
    return false;
  }

  /** Whether it is a subscription, of which a connection has only so many. */
  public boolean isSubscription() {
    return false;
  }

  /**
   * The server is about to stop, or takes no more writes. It will answer first: what has no end
   * must end itself.
   */
  public void leave(IOException cause) {}

  /** Says which server it is about to be sent to. */
  public final void target(TargetServer newTarget) {
    target = newTarget;
  }

  /** The server it was sent to last; null if there is only one server. */
  public final @Nullable TargetServer target() {
    return target;
  }

  /** Whether it has an outcome. */
  public abstract boolean isDone();

  /** Whether sending it is pointless by now. */
  public final boolean isUnwanted() {
    return abandoned || isDone();
  }

  /**
   * Takes a message of the response. Called on the thread that reads the socket.
   *
   * @param last whether no more messages follow
   */
  public abstract void received(LazyResponse response, boolean last);

  /**
   * Fails the request.
   *
   * @param cause null where the reason says all
   */
  public abstract void failed(RequestFailure reason, @Nullable Throwable cause);

  /** Fails with {@link RequestFailure#DISCONNECTED}. Called on a thread that may be blocked. */
  public void disconnected(Throwable cause) {
    failed(RequestFailure.DISCONNECTED, cause);
  }

  /** Says that it is about to be sent. */
  public final void sending(SentRequest newSent) {
    sent = newSent;
  }

  /** Says that it was sent. If it has become pointless meanwhile, it is cancelled in the server. */
  public final void transmitted() {
    transmitted = true;
    if (isUnwanted()) {
      giveUp();
    }
  }

  /** Whether it was sent, and may have arrived. */
  public final boolean wasSent() {
    return sent != null;
  }

  /**
   * The request on its connection.
   *
   * @throws NullPointerException while it has not been sent
   */
  public final SentRequest sent() {
    return Objects.requireNonNull(sent, "not sent");
  }

  /** Lets its connection receive messages on the caller's thread, which is about to wait. */
  protected final void awaitOnConnection(Future<?> answer, long nanos) {
    SentRequest known = sent;
    if (known != null) {
      known.connection().await(answer, nanos);
    }
  }

  /** Has its connection prove that it works: the request has not been answered in time. */
  protected final void verifyConnection() {
    SentRequest known = sent;
    if (known != null) {
      known.connection().verify();
    }
  }

  /** Gives it up and counts it as cancelled. */
  public final void cancel() {
    giveUp();
    meter.ended(RequestMeter.CANCELLED);
  }

  /** Abandons the response, and cancels the request in the server, which hears it once. */
  public final void giveUp() {
    abandoned = true;
    SentRequest known = sent;
    if (known != null && transmitted) {
      known.cancel(cancellation(known.id()));
    }
  }
}
