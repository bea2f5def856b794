package io.shindigneo4j.opensocial.dispatch;

import java.io.IOException;
import javax.servlet.http.HttpServletResponse;

/** A body is not read to its end. */
public final class RefusedBodyException extends IOException {
  private static final long serialVersionUID = 1L;

  private final int status;

  private RefusedBodyException(int status, String message) {
    super(message);
    this.status = status;
  }

  /** It has more bytes than are read. */
  public static RefusedBodyException tooLarge() {
    return new RefusedBodyException(
        HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE, "the body is too large");
  }

  /** Other requests have taken the memory for bodies, or the places to wait for them. */
  public static RefusedBodyException tooMany() {
    return new RefusedBodyException(
        HttpServletResponse.SC_SERVICE_UNAVAILABLE, "too many large or slow requests at a time");
  }

  /** It has had more time than others need. */
  public static RefusedBodyException tooSlow() {
    return new RefusedBodyException(
        HttpServletResponse.SC_REQUEST_TIMEOUT, "the body arrives too slowly");
  }

  /** The HTTP status to answer with. */
  public int status() {
    return status;
  }
}
