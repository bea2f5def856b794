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

/**
 * The addresses at which a browser comes back to the client: with what it has asked for or an
 * error, its state, and who answers.
 */
record AuthorizationAnswer(URI redirectUri, Optional<State> state, Issuer issuer) {

  static AuthorizationAnswer to(AuthorizationClient client, Parameters parameters, String issuer) {
    return new AuthorizationAnswer(
        client.redirectUri(), parameters.get("state").map(State::new), new Issuer(issuer));
  }

  String success(Secret code) {
    AuthorizationCode text = new AuthorizationCode(code.text());
    return address(
        new AuthorizationSuccessResponse(
            redirectUri, text, null, state.orElse(null), issuer, ResponseMode.QUERY));
  }

  String failure(ErrorObject error) {
    return address(
        new AuthorizationErrorResponse(
            redirectUri, error, state.orElse(null), issuer, ResponseMode.QUERY));
  }

  private static String address(AuthorizationResponse answer) {
    return answer.toURI().toString();
  }
}
