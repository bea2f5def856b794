package io.shindigneo4j.opensocial.request;

import com.google.common.base.Ascii;
import com.google.common.base.Throwables;
import java.util.Optional;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;

/** Input could not be converted: status 400. Only what converts input throws it. */
public final class UnreadableInputException extends ProtocolException {
  private static final long serialVersionUID = 1L;
  private static final String MESSAGE = "the request cannot be read";

  /** In characters: clients choose the names of fields. */
  private static final int MAX_FIELD = 200;

  /** Null for the whole request. */
  private final String field;

  UnreadableInputException(Throwable cause) {
    super(HttpServletResponse.SC_BAD_REQUEST, MESSAGE, cause);
    this.field = null;
  }

  /**
   * @param field whose value could not be converted
   */
  public UnreadableInputException(String field, Throwable cause) {
    super(
        HttpServletResponse.SC_BAD_REQUEST,
        MESSAGE + ": " + Ascii.truncate(field, MAX_FIELD, "..."),
        cause);
    this.field = field;
  }

  /** The same with the name of its field, if anything that caused a failure knows it. */
  public static Optional<UnreadableInputException> named(Throwable failure) {
    return Throwables.getCausalChain(failure).stream()
        .filter(UnreadableInputException.class::isInstance)
        .map(UnreadableInputException.class::cast)
        .filter(each -> each.field != null)
        .findFirst();
  }
}
