package io.shindigneo4j.web.bearer;

import java.util.Map;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.AuthenticationHandler.InvalidAuthenticationException;

/**
 * The refusal of a request with a bearer token, as RFC 6750, section 3.1 has it. Where Shindig's
 * own filter stands in place of ours, its status is always 401.
 */
final class BearerException extends InvalidAuthenticationException {

  private static final long serialVersionUID = 1L;
  private static final String RETRY_SECONDS = "1";

  private final int status;

  private BearerException(
      int status, String message, Throwable cause, Map<String, String> headers) {
    super(message, cause, headers, null);
    this.status = status;
  }

  static BearerException invalidToken() {
    return new BearerException(
        HttpServletResponse.SC_UNAUTHORIZED,
        "The access token is not valid",
        null,
        Challenge.header("invalid_token"));
  }

  static BearerException invalidRequest(String message) {
    return new BearerException(
        HttpServletResponse.SC_BAD_REQUEST, message, null, Challenge.header("invalid_request"));
  }

  /** Whether a token is valid cannot be told now. */
  static BearerException unavailable(Throwable cause) {
    return new BearerException(
        HttpServletResponse.SC_SERVICE_UNAVAILABLE,
        "Access tokens cannot be checked at the moment",
        cause,
        Map.of("Retry-After", RETRY_SECONDS));
  }

  int status() {
    return status;
  }
}
