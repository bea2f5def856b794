package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.driver.connection.RequestFailure;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.Failure;
import java.net.ConnectException;
import java.net.UnknownHostException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeoutException;
import org.neo4j.driver.exceptions.AuthenticationException;
import org.neo4j.driver.exceptions.DiscoveryException;
import org.neo4j.driver.exceptions.Neo4jException;
import org.neo4j.driver.exceptions.RetryableException;
import org.neo4j.driver.exceptions.ServiceUnavailableException;
import org.neo4j.driver.exceptions.SessionExpiredException;
import org.neo4j.driver.exceptions.TokenExpiredException;
import org.neo4j.driver.exceptions.UntrustedServerException;

/** Translates exceptions of the official driver into failures of the protocol. */
final class BoltFailures {

  /** A code of the protocol, and whether a retry can help. */
  private record Known(String code, boolean retryable) {}

  private static final Known TIMED_OUT = new Known(ErrorCode.TIMED_OUT, true);

  private static final Known NOT_LEADER = new Known(ErrorCode.NOT_LEADER, true);

  private static final Map<String, Known> KNOWN =
      Map.of(
          "Neo.ClientError.Transaction.TransactionTimedOut", TIMED_OUT,
          "Neo.ClientError.Transaction.TransactionTimedOutClientConfiguration", TIMED_OUT,
          "Neo.ClientError.Cluster.NotALeader", NOT_LEADER,
          "Neo.ClientError.General.ForbiddenOnReadOnlyDatabase", NOT_LEADER,
          "Neo.ClientError.General.WriteOnReadOnlyAccessDatabase", NOT_LEADER,
          "Neo.ClientError.Statement.AccessMode", new Known(ErrorCode.READ_ONLY, false),
          "Neo.TransientError.Transaction.BookmarkTimeout",
              new Known(ErrorCode.BOOKMARK_UNREACHABLE, true),
          "Neo.ClientError.Transaction.InvalidBookmark",
              new Known(ErrorCode.UNKNOWN_BOOKMARK, false),
          "Neo.ClientError.Transaction.InvalidBookmarkMixture",
              new Known(ErrorCode.UNKNOWN_BOOKMARK, false));

  private static final Set<String> UNAUTHORIZED =
      Set.of(
          "Neo.ClientError.Security.Unauthorized",
          "Neo.ClientError.Security.AuthenticationRateLimit",
          "Neo.ClientError.Security.CredentialsExpired");

  /** The code of failures that the official driver has found itself. */
  private static final String NO_CODE = "N/A";

  /** In the message of a refused write, whose code the official driver drops when it routes. */
  private static final String NO_WRITES = "no longer accepts writes";

  private static final String DATABASE_ERRORS = "Neo.DatabaseError.";

  /** The message of a database that a fault has stopped, whose code says nothing of it. */
  private static final String STOPPED = "The database has encountered a critical error";

  private BoltFailures() {}

  static void report(long id, Throwable thrown, ResponseListener listener) {
    Throwable cause =
        thrown instanceof CompletionException && thrown.getCause() != null
            ? thrown.getCause()
            : thrown;
    Optional<RequestFailure> failure = requestFailure(cause);
    if (failure.isPresent()) {
      listener.failed(failure.get(), cause);
    } else {
      listener.received(failure(id, cause), true);
    }
  }

  /**
   * What to report for a commit that has failed. Neo4j does not tell whether a fault of the
   * database came before the commit was durable or after it.
   */
  static <T> CompletionStage<T> ofCommit(Throwable thrown) {
    Throwable cause =
        thrown instanceof CompletionException && thrown.getCause() != null
            ? thrown.getCause()
            : thrown;
    return CompletableFuture.failedFuture(
        cause instanceof Neo4jException failure
                && failure.code().startsWith(DATABASE_ERRORS)
                && !hasStopped(failure)
            ? new RequestRefusedException(ErrorCode.OUTCOME_UNKNOWN, message(failure))
            : cause);
  }

  private static Optional<RequestFailure> requestFailure(Throwable cause) {
    if (isUnauthorized(cause)) {
      return Optional.of(RequestFailure.UNAUTHORIZED);
    } else if (isUnreachable(cause)) {
      return Optional.of(RequestFailure.UNREACHABLE);
    } else if (cause instanceof ServiceUnavailableException
        || (cause instanceof SessionExpiredException && !isNotLeader(cause))
        || cause instanceof IllegalStateException) { // the driver was closed
      return Optional.of(RequestFailure.DISCONNECTED);
    }
    return Optional.empty();
  }

  private static boolean isNotLeader(Throwable cause) {
    return cause instanceof SessionExpiredException && message(cause).contains(NO_WRITES);
  }

  private static boolean isUnauthorized(Throwable cause) {
    return cause instanceof AuthenticationException
        || cause instanceof TokenExpiredException
        || (cause instanceof Neo4jException failure && UNAUTHORIZED.contains(failure.code()));
  }

  /** Whether no connection was made, so that nothing was sent. */
  private static boolean isUnreachable(Throwable cause) {
    return cause instanceof DiscoveryException
        || cause instanceof UntrustedServerException
        || isCausedBy(cause, ConnectException.class)
        || isCausedBy(cause, UnknownHostException.class)
        || isCausedBy(cause, TimeoutException.class);
  }

  private static boolean isCausedBy(Throwable failure, Class<? extends Exception> type) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (type.isInstance(cause)) {
        return true;
      }
    }
    return false;
  }

  private static Failure failure(long id, Throwable cause) {
    if (cause instanceof RequestRefusedException refusal) {
      return refusal.failure(id);
    } else if (isNotLeader(cause)) {
      return new Failure(id, NOT_LEADER.code(), message(cause), NOT_LEADER.retryable());
    } else if (cause instanceof Neo4jException failure && !failure.code().equals(NO_CODE)) {
      return failure(id, failure);
    }
    return new Failure(id, ErrorCode.INTERNAL, message(cause), false);
  }

  private static String message(Throwable failure) {
    return String.valueOf(failure.getMessage());
  }

  private static boolean hasStopped(Neo4jException failure) {
    return message(failure).startsWith(STOPPED);
  }

  private static Failure failure(long id, Neo4jException failure) {
    if (hasStopped(failure)) {
      return new Failure(id, ErrorCode.DATABASE_NOT_READY, message(failure), true);
    }
    Known known =
        KNOWN.getOrDefault(
            failure.code(), new Known(failure.code(), failure instanceof RetryableException));
    return new Failure(id, known.code(), message(failure), known.retryable());
  }
}
