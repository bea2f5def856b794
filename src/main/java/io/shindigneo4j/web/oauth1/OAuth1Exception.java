package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.web.audit.RefusalReason;
import io.shindigneo4j.web.audit.RequestAudit;
import io.shindigneo4j.web.limit.TooManyRequests;
import java.util.Map;
import javax.servlet.http.HttpServletResponse;

/** The refusal of a signed request. It tells a client's programmer why, and others nothing. */
final class OAuth1Exception extends Exception {

  private static final long serialVersionUID = 1L;
  private static final String RETRY_AFTER = "Retry-After";

  private final Problem problem;
  private final transient Map<String, String> headers;

  private OAuth1Exception(Problem problem, String message, Map<String, String> headers) {
    super(message);
    this.problem = problem;
    this.headers = headers;
  }

  static OAuth1Exception of(Problem problem, String message) {
    return new OAuth1Exception(
        problem,
        message,
        Map.of(
            "WWW-Authenticate",
            "OAuth realm=\"shindig\", oauth_problem=\"" + problem.word() + "\""));
  }

  /** Nobody learns whether a client exists: one answer for whatever does not fit. */
  static OAuth1Exception invalidSignature() {
    return of(Problem.SIGNATURE_INVALID, "The signature is not valid");
  }

  /** Nobody learns whether a token exists: one answer for whatever does not fit. */
  static OAuth1Exception rejectedToken() {
    return of(Problem.TOKEN_REJECTED, "The token or the signature is not valid");
  }

  /** The client has to wait. */
  static OAuth1Exception tooMany(TooManyRequests refusal) {
    return new OAuth1Exception(
        Problem.CONSUMER_KEY_REFUSED,
        TooManyRequests.MESSAGE,
        Map.of(RETRY_AFTER, Long.toString(refusal.seconds())));
  }

  /** Whether a request is valid cannot be told now. */
  static OAuth1Exception unavailable(Throwable cause) {
    OAuth1Exception unavailable =
        new OAuth1Exception(
            Problem.TEMPORARILY_UNAVAILABLE,
            "Signatures cannot be checked at the moment",
            Map.of(RETRY_AFTER, "1"));
    unavailable.initCause(cause);
    return unavailable;
  }

  /** Tells the audit of it, unless it is about the form of the request, or the server. */
  void tell(RequestAudit audit) {
    if (problem.status() == HttpServletResponse.SC_UNAUTHORIZED) {
      audit.refused(RefusalReason.SIGNATURE);
    }
  }

  Problem problem() {
    return problem;
  }

  Map<String, String> headers() {
    return headers;
  }
}
