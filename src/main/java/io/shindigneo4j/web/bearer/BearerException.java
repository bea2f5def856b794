package io.shindigneo4j.web.bearer;

import java.util.Map;
import javax.servlet.http.HttpServletResponse;

/** The refusal of a bearer token, as RFC 6750, section 3.1 has it. */
final class BearerException extends Exception {

  private static final long serialVersionUID = 1L;
  private static final String RETRY_SECONDS = "1";

  private final int status;
  private final transient Map<String, String> headers;

  private BearerException(int status, String message, Map<String, String> headers) {
    super(message);
    this.status = status;
    this.headers = headers;
  }

  static BearerException invalidToken() {
    return new BearerException(
        HttpServletResponse.SC_UNAUTHORIZED,
        "The access token is not valid",
        Challenge.header("invalid_token"));
  }

  static BearerException invalidRequest(String message) {
    return new BearerException(
        HttpServletResponse.SC_BAD_REQUEST, message, Challenge.header("invalid_request"));
  }

  /** Whether a token is valid cannot be told now. */
  static BearerException unavailable(Throwable cause) {
    BearerException unavailable =
        new BearerException(
            HttpServletResponse.SC_SERVICE_UNAVAILABLE,
            "Access tokens cannot be checked at the moment",
            Map.of("Retry-After", RETRY_SECONDS));
    unavailable.initCause(cause);
    return unavailable;
  }

  int status() {
    return status;
  }

  Map<String, String> headers() {
    return headers;
  }
}
