package io.shindigneo4j.web.oauth2;

import com.nimbusds.oauth2.sdk.AuthorizationRequest;
import com.nimbusds.oauth2.sdk.OAuth2Error;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.ResponseMode;
import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientKind;
import io.shindigneo4j.schema.authorization.ClientOperations.GrantType;
import io.shindigneo4j.web.page.Parameters;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What a client asks a person for.
 *
 * @param challenge of RFC 7636, by S256
 */
record Authorization(List<String> scopes, Optional<String> challenge) {
  /** SHA-256, in base64url. */
  private static final Pattern CHALLENGE = Pattern.compile("[A-Za-z0-9_-]{43}");

  /**
   * @throws OAuthFailure for all that the client is told by its redirect address
   */
  static Authorization of(Client client, Parameters parameters) throws OAuthFailure {
    if (!parameters.repeated().isEmpty()) {
      throw new OAuthFailure(OAuth2Error.INVALID_REQUEST, "A parameter comes more than once");
    }
    if (parameters.get("request").isPresent()) {
      throw new OAuthFailure(OAuth2Error.REQUEST_NOT_SUPPORTED, "Request objects are not read");
    }
    if (parameters.get("request_uri").isPresent()) {
      throw new OAuthFailure(OAuth2Error.REQUEST_URI_NOT_SUPPORTED, "Request objects are not read");
    }
    AuthorizationRequest request = parse(parameters);
    requireCode(client, request);
    return new Authorization(
        ScopeRequest.within(ScopeRequest.names(request.getScope()), client.scopes()),
        challenge(client, parameters));
  }

  private static AuthorizationRequest parse(Parameters parameters) throws OAuthFailure {
    try {
      return AuthorizationRequest.parse(parameters.all());
    } catch (ParseException e) {
      throw OAuthFailure.of(e, "The request is malformed");
    } catch (IllegalArgumentException e) { // of a blank
      throw new OAuthFailure(OAuth2Error.INVALID_REQUEST, "The request is malformed");
    }
  }

  private static void requireCode(Client client, AuthorizationRequest request) throws OAuthFailure {
    if (!request.getResponseType().equals(ResponseType.CODE)) {
      throw new OAuthFailure(OAuth2Error.UNSUPPORTED_RESPONSE_TYPE, "There are codes alone");
    }
    ResponseMode mode = request.getResponseMode();
    if (mode != null && !mode.equals(ResponseMode.QUERY)) {
      throw new OAuthFailure(OAuth2Error.INVALID_REQUEST, "The answer is in the query alone");
    }
    if (!client.grantTypes().contains(GrantType.AUTHORIZATION_CODE)) {
      throw new OAuthFailure(OAuth2Error.UNAUTHORIZED_CLIENT, "The client may not have codes");
    }
  }

  /** Without a method, RFC 7636 means plain, which a page on the way could read. */
  private static Optional<String> challenge(Client client, Parameters parameters)
      throws OAuthFailure {
    Optional<String> challenge = parameters.get("code_challenge");
    Optional<String> method = parameters.get("code_challenge_method");
    if (challenge.isEmpty() && method.isEmpty() && client.kind() == ClientKind.CONFIDENTIAL) {
      return challenge;
    }
    if (!method.equals(Optional.of(CodeChallengeMethod.S256.getValue()))
        || !challenge.filter(CHALLENGE.asMatchPredicate()).isPresent()) {
      throw new OAuthFailure(
          OAuth2Error.INVALID_REQUEST, "There must be a code_challenge, by the method S256");
    }
    return challenge;
  }
}
