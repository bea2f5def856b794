package io.shindigneo4j.web.oauth2;

import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.AuthorizationErrorResponse;
import com.nimbusds.oauth2.sdk.AuthorizationResponse;
import com.nimbusds.oauth2.sdk.AuthorizationSuccessResponse;
import com.nimbusds.oauth2.sdk.ErrorObject;
import com.nimbusds.oauth2.sdk.ResponseMode;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.oauth2.sdk.id.State;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.web.page.Parameters;
import java.net.URI;
import java.util.Optional;
import javax.servlet.http.HttpServletResponse;

/**
 * Leads a browser back to the client, with what it has asked for or an error, its state, and who
 * answers.
 */
record AuthorizationAnswer(URI redirectUri, Optional<State> state, Issuer issuer) {

  static AuthorizationAnswer to(AuthorizationClient client, Parameters parameters, String issuer) {
    return new AuthorizationAnswer(
        client.redirectUri(), parameters.get("state").map(State::new), new Issuer(issuer));
  }

  void succeed(Secret code, HttpServletResponse response) {
    AuthorizationCode text = new AuthorizationCode(code.text());
    send(
        new AuthorizationSuccessResponse(
            redirectUri, text, null, state.orElse(null), issuer, ResponseMode.QUERY),
        response);
  }

  void fail(ErrorObject error, HttpServletResponse response) {
    send(
        new AuthorizationErrorResponse(
            redirectUri, error, state.orElse(null), issuer, ResponseMode.QUERY),
        response);
  }

  /** With a status that makes a GET of a POST. */
  private static void send(AuthorizationResponse answer, HttpServletResponse response) {
    response.setStatus(HttpServletResponse.SC_SEE_OTHER);
    response.setHeader("Location", answer.toURI().toString());
  }
}
