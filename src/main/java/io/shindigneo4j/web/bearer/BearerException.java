package io.shindigneo4j.web.bearer;

import javax.servlet.http.HttpServletResponse;

/** The refusal of a request with a bearer token, as RFC 6750, section 3.1 has it. */
final class BearerException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int status;
  private final String error;

  private BearerException(int status, String error, String message) {
    super(message);
    this.status = status;
    this.error = error;
  }

  static BearerException invalidToken() {
    return new BearerException(
        HttpServletResponse.SC_UNAUTHORIZED, "invalid_token", "The access token is not valid");
  }

  static BearerException invalidRequest(String message) {
    return new BearerException(HttpServletResponse.SC_BAD_REQUEST, "invalid_request", message);
  }

  /** Whether a token is valid cannot be told now. */
  static BearerException unavailable(Throwable cause) {
    BearerException unavailable =
        new BearerException(
            HttpServletResponse.SC_SERVICE_UNAVAILABLE,
            null,
            "Access tokens cannot be checked at the moment");
    unavailable.initCause(cause);
    return unavailable;
  }

  int status() {
    return status;
  }

  /** The code for the client; null for none. */
  String error() {
    return error;
  }
}
