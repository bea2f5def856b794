package io.shindigneo4j.driver;

import io.shindigneo4j.driver.connection.DriverClosedException;
import io.shindigneo4j.driver.connection.PendingRequest;
import io.shindigneo4j.driver.connection.ProtocolViolationException;
import io.shindigneo4j.driver.connection.RequestFailure;
import io.shindigneo4j.driver.connection.TargetServer;
import io.shindigneo4j.driver.transport.UpgradeRefusedException;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Summary;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** A request that fails with a {@link DriverException}. Safe for use by many threads. */
abstract class Call extends PendingRequest {

  private final String subject;
  private final Context context;

  /**
   * A call that is not sent yet.
   *
   * @param subject the Cypher text or the name of a procedure, for failures
   */
  Call(String subject, Context context) {
    this.subject = subject;
    this.context = context;
  }

  final CallBookmarks bookmarks() {
    return context.bookmarks();
  }

  /** Called once the response has been read. */
  final void succeeded(Summary summary) {
    meter().succeeded(summary.phases());
    bookmarks().succeeded(summary);
  }

  abstract void fail(DriverException exception);

  /** Whether its outcome is unknown once it has been sent and the connection is lost. */
  abstract boolean isUnrepeatable();

  @Override
  public final void failed(RequestFailure reason, @Nullable Throwable cause) {
    fail(exception(reason, cause));
  }

  private DriverException exception(RequestFailure reason, @Nullable Throwable cause) {
    return switch (reason) {
      case UNSUPPORTED_VALUE ->
          describe(DriverException.UNSUPPORTED_VALUE, message(cause)).permanently(cause);
      case UNREACHABLE -> describe(DriverException.UNAVAILABLE, message(cause)).transiently(cause);
      case UNAUTHORIZED -> unauthorized(cause);
      case NO_LEADER ->
          describe(DriverException.NO_LEADER, "the database has no leader now").transiently(cause);
      case TOO_MANY_SUBSCRIPTIONS ->
          describe(
                  ErrorCode.TOO_MANY_SUBSCRIPTIONS,
                  "every connection of the driver has as many subscriptions as it may have")
              .permanently(cause);
      case NOT_SENT -> notSent(cause);
      case DISCONNECTED -> disconnection(cause);
    };
  }

  private DriverException unauthorized(@Nullable Throwable cause) {
    String message = "the server does not accept the credentials";
    return describe(DriverException.UNAUTHORIZED, message).permanently(cause);
  }

  private DriverException notSent(@Nullable Throwable cause) {
    return cause instanceof DriverClosedException
        ? disconnection(cause)
        : describe(DriverException.UNAVAILABLE, message(cause)).lost(cause);
  }

  final DriverException disconnection(@Nullable Throwable cause) {
    if (cause instanceof DriverClosedException) {
      return describe(DriverException.CLOSED, message(cause)).permanently(cause);
    }
    if (cause instanceof UpgradeRefusedException refused && refused.isUnauthorized()) {
      return unauthorized(cause);
    }
    if (wasSent() && isUnrepeatable()) {
      return describe(DriverException.OUTCOME_UNKNOWN, message(cause)).permanently(cause);
    }
    DriverException.Description unavailable = describe(DriverException.UNAVAILABLE, message(cause));
    return !wasSent() || cause instanceof ProtocolViolationException
        ? unavailable.transiently(cause)
        : unavailable.lost(cause);
  }

  /** The exception for a failure that the server has sent. */
  final DriverException exception(Failure failure) {
    TargetServer target = target();
    if (failure.code().equals(ErrorCode.NOT_LEADER) && target != null) {
      target.refusedToWrite();
    }
    bookmarks().failed(failure.code());
    DriverException.Description description = describe(code(failure), failure.message());
    return isRetryable(failure) ? description.transiently(null) : description.permanently(null);
  }

  /** The driver knows of repeatable statements of which the server does not. */
  private boolean isRetryable(Failure failure) {
    return failure.code().equals(ErrorCode.OUTCOME_UNKNOWN)
        ? !isUnrepeatable()
        : failure.retryable();
  }

  /** One code for an unknown outcome, whoever has found it. */
  private static String code(Failure failure) {
    return failure.code().equals(ErrorCode.OUTCOME_UNKNOWN)
        ? DriverException.OUTCOME_UNKNOWN
        : failure.code();
  }

  /**
   * Gives the call up: what has not been sent by now is not sent any more. Its connection is
   * suspected.
   */
  final DriverException timedOut(Duration timeout) {
    giveUp();
    verifyConnection();
    String message = "no answer within " + timeout;
    return wasSent() && isUnrepeatable()
        ? describe(DriverException.OUTCOME_UNKNOWN, message).permanently(null)
        : describe(DriverException.TIMED_OUT, message).transiently(null);
  }

  private static String message(@Nullable Throwable cause) {
    return cause == null ? "no reason is known" : String.valueOf(cause.getMessage());
  }

  private DriverException.Description describe(String code, String message) {
    meter().ended(code);
    return new DriverException.Description(code, message, subject, server());
  }

  /** The address of the server that the call was sent to last. */
  final URI server() {
    TargetServer target = target();
    return target == null ? context.uri() : target.uri();
  }

  /**
   * Waits for a future. When the time is over, the call is given up.
   *
   * @param start when the time began, by {@link System#nanoTime}
   * @throws DriverException the failure of the call
   * @throws CancellationException if the thread is interrupted; it stays interrupted
   */
  final <T> T await(CompletableFuture<T> future, Duration timeout, long start) {
    try {
      awaitOnConnection(future, left(timeout, start));
      return future.get(left(timeout, start), TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      DriverException late = timedOut(timeout);
      fail(late);
      throw late;
    } catch (InterruptedException e) {
      cancel();
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    } catch (ExecutionException e) {
      throw rethrown(e.getCause());
    }
  }

  private static long left(Duration timeout, long start) {
    return timeout.toNanos() - (System.nanoTime() - start);
  }

  /** The same failure, with the stack trace of the thread that throws it. */
  static RuntimeException rethrown(@Nullable Throwable cause) {
    if (cause instanceof DriverException failure) {
      failure.fillInStackTrace();
      return failure;
    }
    return new IllegalStateException(cause);
  }

  /**
   * The defaults of a call, from its driver or its transaction.
   *
   * @param uri the address of the driver, for failures where there is only one server
   */
  record Context(URI uri, CallBookmarks bookmarks) {}
}
