package io.shindigneo4j.opensocial.request;

import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;

/** The failures that tell a caller why a request was refused. */
public final class Refusals {

  private Refusals() {}

  public static ProtocolException badRequest(String message) {
    return new ProtocolException(HttpServletResponse.SC_BAD_REQUEST, message);
  }

  public static ProtocolException forbidden(String message) {
    return new ProtocolException(HttpServletResponse.SC_FORBIDDEN, message);
  }

  public static ProtocolException notFound(String what, String id) {
    return notFound("there is no " + what + " " + id);
  }

  public static ProtocolException notFound(String message) {
    return new ProtocolException(HttpServletResponse.SC_NOT_FOUND, message);
  }

  public static ProtocolException tooLarge(String message) {
    return new ProtocolException(HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE, message);
  }

  public static ProtocolException conflict(String message) {
    return new ProtocolException(HttpServletResponse.SC_CONFLICT, message);
  }
}
