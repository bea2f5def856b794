package io.shindigneo4j.opensocial.dispatch;

import com.google.common.base.Strings;
import io.shindigneo4j.opensocial.oauth.UnknownRevocationsException;
import io.shindigneo4j.opensocial.request.UnreadableInputException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.CompletionException;
import java.util.regex.Pattern;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The status of a failure. An exception without one is ours, whatever its class: the conversion of
 * input throws {@link UnreadableInputException}.
 */
final class Failures {

  private static final Logger LOG = LoggerFactory.getLogger(Failures.class);

  private static final Pattern CLASS_NAME = Pattern.compile("^[a-z]+(\\.[A-Za-z$]+)+(:|$)");

  /** Where a message can begin with names of classes. */
  private static final int BEGINNING = 500;

  private static final String UNREADABLE = "the request cannot be read";

  private Failures() {}

  static ProtocolException translated(Throwable failure) {
    Throwable reason = unwrapped(failure);
    if (reason instanceof UnreadableInputException unreadable) {
      LOG.debug("Answering 400", unreadable);
      return unreadable;
    } else if (reason instanceof ProtocolException known) {
      return withoutClassNames(known);
    } else if (reason instanceof RefusedBodyException refused) {
      return new ProtocolException(refused.status(), refused.getMessage());
    } else if (reason instanceof UnknownRevocationsException) {
      return new ProtocolException(
          HttpServletResponse.SC_SERVICE_UNAVAILABLE, reason.getMessage(), reason);
    }
    LOG.error("Answering 500", reason);
    return new ProtocolException(
        HttpServletResponse.SC_INTERNAL_SERVER_ERROR, "the server's log has details", reason);
  }

  /** Shindig passes on the message of an exception inside an exception, which begins with both. */
  private static ProtocolException withoutClassNames(ProtocolException failure) {
    String message = Strings.nullToEmpty(failure.getMessage());
    String beginning = message.substring(0, Math.min(BEGINNING, message.length()));
    return CLASS_NAME.matcher(beginning).find()
        ? new ProtocolException(failure.getCode(), UNREADABLE, failure)
        : failure;
  }

  private static Throwable unwrapped(Throwable failure) {
    boolean wrapped =
        failure instanceof CompletionException
            || failure instanceof InvocationTargetException
            || failure instanceof UncheckedIOException;
    return wrapped && failure.getCause() != null ? unwrapped(failure.getCause()) : failure;
  }
}
