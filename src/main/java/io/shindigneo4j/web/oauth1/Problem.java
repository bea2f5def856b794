package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.web.limit.TooManyRequests;
import java.util.Locale;
import javax.servlet.http.HttpServletResponse;

/**
 * Why a signed request is refused: a word of the OAuth Problem Reporting extension, and the status
 * of RFC 5849, section 3.2.
 */
enum Problem {
  PARAMETER_ABSENT(HttpServletResponse.SC_BAD_REQUEST),
  PARAMETER_REJECTED(HttpServletResponse.SC_BAD_REQUEST),
  VERSION_REJECTED(HttpServletResponse.SC_BAD_REQUEST),
  SIGNATURE_METHOD_REJECTED(HttpServletResponse.SC_BAD_REQUEST),
  TIMESTAMP_REFUSED(HttpServletResponse.SC_BAD_REQUEST),
  SIGNATURE_INVALID(HttpServletResponse.SC_UNAUTHORIZED),
  BODY_HASH_INVALID(HttpServletResponse.SC_UNAUTHORIZED),
  NONCE_USED(HttpServletResponse.SC_UNAUTHORIZED),
  TOKEN_REJECTED(HttpServletResponse.SC_UNAUTHORIZED),
  TOKEN_USED(HttpServletResponse.SC_UNAUTHORIZED),
  VERIFIER_INVALID(HttpServletResponse.SC_UNAUTHORIZED),
  PERMISSION_UNKNOWN(HttpServletResponse.SC_UNAUTHORIZED),
  CONSUMER_KEY_REFUSED(TooManyRequests.STATUS),
  TEMPORARILY_UNAVAILABLE(HttpServletResponse.SC_SERVICE_UNAVAILABLE);

  private final int status;

  Problem(int status) {
    this.status = status;
  }

  int status() {
    return status;
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
