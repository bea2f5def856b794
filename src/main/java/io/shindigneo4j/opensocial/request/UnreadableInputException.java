package io.shindigneo4j.opensocial.request;

import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;

/** Input could not be converted: status 400. Only {@link InputConversion} throws it. */
public final class UnreadableInputException extends ProtocolException {
  private static final long serialVersionUID = 1L;

  UnreadableInputException(Throwable cause) {
    super(HttpServletResponse.SC_BAD_REQUEST, "the request cannot be read", cause);
  }
}
