package io.shindigneo4j.server.execution;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.server.migration.NotWritableFailures;
import io.shindigneo4j.server.procedure.RequestException;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.kernel.api.exceptions.Status;
import org.neo4j.logging.Log;

/**
 * Makes the failure that a client gets. It has Neo4j's own status where there is one, or the code
 * of a deliberate refusal. Anything else is a fault of the server: the client gets no details, and
 * the log gets the stack.
 */
public final class FailureReporter {

  private static final String DATABASE_ERRORS = "Neo.DatabaseError.";

  private final Log log;

  public FailureReporter(Log log) {
    this.log = log;
  }

  public Failure failure(Message request, Throwable cause) {
    for (Throwable reason = cause; reason != null; reason = reason.getCause()) {
      if (reason instanceof OutcomeUnknownException unknown) {
        return failure(request, unknown);
      }
      if (reason instanceof RequestException refused) {
        return failure(request, refused);
      }
      if (reason instanceof InvalidParameterException invalid) {
        return failure(request, RequestException.invalidParameter(invalid.getMessage()));
      }
      if (reason instanceof Status.HasStatus known) {
        return failure(request, known.status(), reason);
      }
      if (reason instanceof NotFoundException) {
        return failure(request, Status.Statement.EntityNotFound, reason);
      }
    }
    log(request, cause);
    return new Failure(request.id(), ErrorCode.INTERNAL, "the server's log has details", false);
  }

  /** Logs a fault. */
  public void log(Message request, Throwable cause) {
    log.error("A request has failed: " + request.getClass().getSimpleName(), cause);
  }

  /** Whether a failure is a fault of the server or of the database. */
  public static boolean isFault(Failure failure) {
    return failure.code().equals(ErrorCode.INTERNAL) || failure.code().startsWith(DATABASE_ERRORS);
  }

  private Failure failure(Message request, OutcomeUnknownException unknown) {
    log.error("A commit has failed halfway", unknown.getCause());
    return new Failure(
        request.id(), ErrorCode.OUTCOME_UNKNOWN, unknown.getMessage(), unknown.repeatable());
  }

  private static Failure failure(Message request, RequestException refused) {
    return new Failure(request.id(), refused.code(), refused.getMessage(), refused.retryable());
  }

  private Failure failure(Message request, Status status, Throwable cause) {
    if (status == Status.Transaction.TransactionTimedOut
        || status == Status.Transaction.TransactionTimedOutClientConfiguration) {
      return failure(request, RequestException.timedOut());
    }
    if (status == Status.Security.Forbidden && ReadOnlyModes.haveForbidden(cause.getMessage())) {
      return failure(request, RequestException.readOnly());
    }
    if (NotWritableFailures.isCauseOf(cause)) {
      return failure(request, RequestException.notLeader());
    }
    Status.Code code = status.code();
    if (code.classification() == Status.Classification.DatabaseError) {
      log.error("A request has failed: " + code.serialize(), cause);
      return new Failure(request.id(), code.serialize(), code.description(), false);
    }
    boolean retryable = code.classification() == Status.Classification.TransientError;
    return new Failure(request.id(), code.serialize(), message(code, cause), retryable);
  }

  private static String message(Status.Code code, Throwable cause) {
    return cause.getMessage() == null ? code.description() : cause.getMessage();
  }
}
