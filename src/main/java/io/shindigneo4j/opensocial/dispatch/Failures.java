package io.shindigneo4j.opensocial.dispatch;

import com.thoughtworks.xstream.XStreamException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.CompletionException;
import java.util.regex.Pattern;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;
import org.json.JSONException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Whose fault a failure is. */
final class Failures {

  private static final Logger LOG = LoggerFactory.getLogger(Failures.class);

  private static final Pattern CLASS_NAME = Pattern.compile("^[a-z]+(\\.[A-Za-z$]+)+(:|$)");
  private static final String UNREADABLE = "the request cannot be read";

  private Failures() {}

  static ProtocolException translated(Throwable failure) {
    Throwable reason = unwrapped(failure);
    if (reason instanceof ProtocolException known) {
      return withoutClassNames(known);
    } else if (reason instanceof BodyTooLargeException) {
      return new ProtocolException(
          HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE, reason.getMessage());
    } else if (isUnreadable(reason)) {
      LOG.info("Answering 400", reason);
      return new ProtocolException(HttpServletResponse.SC_BAD_REQUEST, UNREADABLE, reason);
    }
    LOG.error("Answering 500", reason);
    return new ProtocolException(
        HttpServletResponse.SC_INTERNAL_SERVER_ERROR, "the server's log has details", reason);
  }

  /** Shindig passes on the message of an exception inside an exception, which begins with both. */
  private static ProtocolException withoutClassNames(ProtocolException failure) {
    String message = failure.getMessage();
    return message != null && CLASS_NAME.matcher(message).find()
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

  /**
   * What Shindig's converters throw at input that has other types than they expect, or nests too
   * deeply for them.
   */
  private static boolean isUnreadable(Throwable reason) {
    return reason instanceof IllegalArgumentException
        || reason instanceof ClassCastException
        || reason instanceof StringIndexOutOfBoundsException
        || reason instanceof StackOverflowError
        || reason instanceof XStreamException
        || isCheckedInside(reason);
  }

  /** They wrap checked exceptions into plain runtime exceptions. */
  private static boolean isCheckedInside(Throwable reason) {
    Throwable cause = reason.getCause();
    return reason.getClass() == RuntimeException.class
        && (cause instanceof JSONException
            || cause instanceof ReflectiveOperationException
            || (cause != null && isUnreadable(cause)));
  }
}
