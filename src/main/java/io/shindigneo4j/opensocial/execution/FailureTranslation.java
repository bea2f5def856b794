package io.shindigneo4j.opensocial.execution;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.TransientDriverException;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one place where failures of the driver become HTTP statuses. Details go to the log, not to
 * the caller.
 */
final class FailureTranslation {

  private static final Logger LOG = LoggerFactory.getLogger(FailureTranslation.class);

  private static final Set<String> NOT_VALID =
      Set.of(DriverException.INVALID_PARAMETER, DriverException.UNSUPPORTED_VALUE);

  private static final Set<String> TOO_MUCH =
      Set.of(DriverException.RESULT_TOO_LARGE, DriverException.TOO_MUCH_WORK);

  private static final String EXISTS = "Neo.ClientError.Schema.ConstraintValidationFailed";

  /** Permanent for the driver, but not for the caller, who can come back when it is mended. */
  private static final Set<String> OUT_OF_REACH =
      Set.of(DriverException.UNAUTHORIZED, DriverException.CLOSED);

  /** What no call can do anything about. */
  private static final Set<String> OUTAGE =
      Set.of(
          DriverException.UNAVAILABLE,
          DriverException.NO_LEADER,
          DriverException.UNAUTHORIZED,
          DriverException.CLOSED);

  private final OutageLog outages;

  FailureTranslation(OutageLog outages) {
    this.outages = outages;
  }

  <T> CompletableFuture<T> translated(CompletableFuture<T> answer) {
    return answer
        .whenComplete((result, failure) -> noteSuccess(failure))
        .exceptionallyCompose(
            failure -> CompletableFuture.failedFuture(translate(unwrapped(failure))));
  }

  private void noteSuccess(Throwable failure) {
    if (failure == null) {
      outages.succeeded();
    }
  }

  private static Throwable unwrapped(Throwable failure) {
    return failure instanceof CompletionException && failure.getCause() != null
        ? failure.getCause()
        : failure;
  }

  private Throwable translate(Throwable failure) {
    if (!(failure instanceof DriverException known)) {
      return failure;
    }
    ProtocolException translated = translate(known);
    log(translated.getCode(), known);
    return translated;
  }

  private void log(int status, DriverException failure) {
    if (OUTAGE.contains(failure.code())) {
      outages.failed(failure);
    } else if (status == HttpServletResponse.SC_SERVICE_UNAVAILABLE) {
      outages.failedAlone(failure);
    } else {
      LOG.warn("Answering {}: {}", status, failure.getMessage());
    }
  }

  private static ProtocolException translate(DriverException failure) {
    if (failure.code().equals(DriverException.OUTCOME_UNKNOWN)) {
      return exception(
          HttpServletResponse.SC_SERVICE_UNAVAILABLE,
          "it is not known whether this has taken effect",
          failure);
    }
    if (failure instanceof TransientDriverException || OUT_OF_REACH.contains(failure.code())) {
      return exception(
          HttpServletResponse.SC_SERVICE_UNAVAILABLE, "the social graph is not available", failure);
    } else if (NOT_VALID.contains(failure.code())) {
      return exception(HttpServletResponse.SC_BAD_REQUEST, "a parameter is not valid", failure);
    }
    if (failure.code().equals(EXISTS)) {
      return exception(HttpServletResponse.SC_CONFLICT, "there is one with this id", failure);
    }
    if (TOO_MUCH.contains(failure.code())) {
      return exception(
          HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE,
          "this is too much: ask for less at a time",
          failure);
    }
    return exception(
        HttpServletResponse.SC_INTERNAL_SERVER_ERROR, "the social graph has failed", failure);
  }

  private static ProtocolException exception(int status, String message, DriverException cause) {
    return new ProtocolException(status, message, cause);
  }
}
