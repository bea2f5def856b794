package io.shindigneo4j.opensocial.messages;

import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;

/** Why something is not done, as the caller is told. */
final class Refusals {

  private Refusals() {}

  static ProtocolException badRequest(String message) {
    return new ProtocolException(HttpServletResponse.SC_BAD_REQUEST, message);
  }

  static ProtocolException forbidden(String message) {
    return new ProtocolException(HttpServletResponse.SC_FORBIDDEN, message);
  }

  static ProtocolException notFound(String what, String id) {
    return new ProtocolException(
        HttpServletResponse.SC_NOT_FOUND, "there is no " + what + " " + id);
  }

  static ProtocolException conflict(String message) {
    return new ProtocolException(HttpServletResponse.SC_CONFLICT, message);
  }
}
