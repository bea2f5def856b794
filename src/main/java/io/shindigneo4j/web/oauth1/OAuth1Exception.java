package io.shindigneo4j.web.oauth1;

import java.util.Map;
import java.util.Set;
import javax.servlet.http.HttpServletResponse;

/** The refusal of a signed request. It tells a client's programmer why, and others nothing. */
final class OAuth1Exception extends Exception {

  private static final long serialVersionUID = 1L;
  private static final Set<String> SECRETS =
      Set.of("signature_invalid", "token_rejected", "verifier_invalid");

  private final String problem;
  private final int status;
  private final transient Map<String, String> headers;

  private OAuth1Exception(String problem, int status, String message, Map<String, String> headers) {
    super(message);
    this.problem = problem;
    this.status = status;
    this.headers = headers;
  }

  /**
   * Of the OAuth Problem Reporting extension.
   *
   * @param problem such as {@code nonce_used}
   */
  static OAuth1Exception of(String problem, String message) {
    return new OAuth1Exception(
        problem,
        HttpServletResponse.SC_UNAUTHORIZED,
        message,
        Map.of("WWW-Authenticate", "OAuth realm=\"shindig\", oauth_problem=\"" + problem + "\""));
  }

  /** Nobody learns whether a client exists: one answer for whatever does not fit. */
  static OAuth1Exception invalidSignature() {
    return of("signature_invalid", "The signature is not valid");
  }

  /** Nobody learns whether a token exists: one answer for whatever does not fit. */
  static OAuth1Exception rejectedToken() {
    return of("token_rejected", "The token or the signature is not valid");
  }

  /** Whether a request is valid cannot be told now. */
  static OAuth1Exception unavailable(Throwable cause) {
    OAuth1Exception unavailable =
        new OAuth1Exception(
            "temporarily_unavailable",
            HttpServletResponse.SC_SERVICE_UNAVAILABLE,
            "Signatures cannot be checked at the moment",
            Map.of("Retry-After", "1"));
    unavailable.initCause(cause);
    return unavailable;
  }

  /** Whether it may be that somebody has guessed a secret. */
  boolean isOfSecret() {
    return SECRETS.contains(problem);
  }

  String problem() {
    return problem;
  }

  int status() {
    return status;
  }

  Map<String, String> headers() {
    return headers;
  }
}
