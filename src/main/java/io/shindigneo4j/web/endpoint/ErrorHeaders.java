package io.shindigneo4j.web.endpoint;

import io.shindigneo4j.opensocial.access.MissingScope;
import io.shindigneo4j.web.bearer.Challenge;
import javax.servlet.http.HttpServletResponse;

/** What an error tells a client to do next: to sign in, to ask for a scope, to come again. */
final class ErrorHeaders {

  private static final String RETRY_SECONDS = "1";

  private ErrorHeaders() {}

  /**
   * @param message of the error; may be null
   */
  static void set(HttpServletResponse response, int status, String message) {
    switch (status) {
      case HttpServletResponse.SC_UNAUTHORIZED ->
          response.setHeader(Challenge.HEADER, Challenge.forNobody());
      case HttpServletResponse.SC_FORBIDDEN ->
          MissingScope.in(message)
              .map(Challenge::insufficientScope)
              .ifPresent(challenge -> response.setHeader(Challenge.HEADER, challenge));
      case HttpServletResponse.SC_SERVICE_UNAVAILABLE ->
          response.setHeader("Retry-After", RETRY_SECONDS);
      default -> {}
    }
  }
}
