package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.server.execution.OutcomeUnknownException;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.Optional;
import org.neo4j.graphdb.Transaction;

/**
 * Ends a transaction from any thread, whether or not it has begun. The first reason counts. Safe
 * for use by many threads.
 */
final class Termination {

  /** Why work ends before it is done. */
  enum Reason {
    CANCELLED,
    TIMED_OUT,
    SLOW_READER,
    /** Work of the same transaction was refused, without which it must not be committed. */
    INCOMPLETE,
    /** Nobody is there to be told. */
    CLIENT_GONE
  }

  // Both guarded by this.
  private Transaction transaction;
  private Reason reason;

  /** Whether the work may begin anew in another transaction. */
  private boolean interruptible;

  /** Whether the transaction was interrupted, so that its work begins anew. */
  private boolean interrupted;

  /**
   * @throws RequestException where it was to be ended before
   */
  synchronized void started(Transaction started) {
    check();
    transaction = started;
  }

  /** The transaction is about to close, and must not be touched any more. */
  synchronized void finished() {
    transaction = null;
  }

  synchronized void end(Reason newReason) {
    if (reason != null) {
      return;
    }
    reason = newReason;
    if (transaction != null) {
      transaction.terminate();
    }
  }

  synchronized void setInterruptible(boolean may) {
    interruptible = may;
  }

  /** Ends a transaction that has begun, for no reason of the client. */
  synchronized void interrupt() {
    if (interruptible && reason == null && transaction != null) {
      interrupted = true;
      transaction.terminate();
    }
  }

  synchronized boolean isInterrupted() {
    return interrupted && reason == null;
  }

  /** Whether it was interrupted, which is over now. */
  synchronized boolean clearInterrupt() {
    boolean was = interrupted;
    interrupted = false;
    return was;
  }

  synchronized Optional<Reason> reason() {
    return Optional.ofNullable(reason);
  }

  /**
   * @throws RequestException where there is a reason to end
   */
  synchronized void check() {
    if (reason != null) {
      throw exception(reason);
    }
  }

  /**
   * What to tell of a failure: why the work was ended, if it was. But nothing hides that the
   * outcome of a commit is not known.
   */
  Throwable toldOf(Throwable failure) {
    return failure instanceof OutcomeUnknownException
        ? failure
        : reason().<Throwable>map(Termination::exception).orElse(failure);
  }

  static RequestException exception(Reason reason) {
    return switch (reason) {
      case CANCELLED -> new RequestException(ErrorCode.CANCELLED, "given up by the client", false);
      case TIMED_OUT -> RequestException.timedOut();
      case SLOW_READER ->
          new RequestException(ErrorCode.SLOW_READER, "the answers are not read", false);
      case INCOMPLETE ->
          new RequestException(
              ErrorCode.UNKNOWN_TRANSACTION, "other work of the transaction was refused", false);
      case CLIENT_GONE ->
          new RequestException(ErrorCode.CANCELLED, "the connection has ended", false);
    };
  }
}
