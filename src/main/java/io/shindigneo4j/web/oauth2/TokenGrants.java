package io.shindigneo4j.web.oauth2;

import com.google.inject.Inject;
import com.nimbusds.oauth2.sdk.ErrorObject;
import com.nimbusds.oauth2.sdk.OAuth2Error;
import com.nimbusds.oauth2.sdk.Scope;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import io.shindigneo4j.opensocial.oauth.AccessRequest;
import io.shindigneo4j.opensocial.oauth.CodeRedemption;
import io.shindigneo4j.opensocial.oauth.ConsentStore;
import io.shindigneo4j.opensocial.oauth.RefreshRequest;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.opensocial.oauth.TokenAnswer;
import io.shindigneo4j.opensocial.oauth.TokenResponse;
import io.shindigneo4j.opensocial.oauth.TokenStore;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.ClientOperations.GrantType;
import io.shindigneo4j.schema.authorization.ConsentOperations.Consent;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome;
import io.shindigneo4j.web.page.Parameters;
import java.util.List;
import java.util.Optional;

/** What clients get tokens for. The clients have been authenticated. */
final class TokenGrants {
  private static final String PERSON = "xoauth_requestor_id";

  private final TokenStore tokens;
  private final ConsentStore consents;

  @Inject
  TokenGrants(TokenStore tokens, ConsentStore consents) {
    this.tokens = tokens;
    this.consents = consents;
  }

  /** A code, with the secret behind its challenge. */
  TokenResponse code(Client client, Parameters form) throws OAuthFailure {
    require(client, GrantType.AUTHORIZATION_CODE);
    CodeRedemption redemption =
        new CodeRedemption(
            new Secret(required(form, "code")),
            client.id(),
            required(form, "redirect_uri"),
            verifier(form),
            client.grantTypes().contains(GrantType.REFRESH_TOKEN));
    return issued(tokens.redeem(redemption).join());
  }

  private static Optional<Secret> verifier(Parameters form) throws OAuthFailure {
    Optional<String> text = form.get("code_verifier");
    try {
      return text.map(CodeVerifier::new).map(verifier -> new Secret(verifier.getValue()));
    } catch (IllegalArgumentException e) {
      throw new OAuthFailure(OAuth2Error.INVALID_REQUEST, "The code_verifier is malformed");
    }
  }

  /** A refresh token, for all of its scopes or some. */
  TokenResponse refresh(Client client, Parameters form) throws OAuthFailure {
    require(client, GrantType.REFRESH_TOKEN);
    RefreshRequest request =
        new RefreshRequest(new Secret(required(form, "refresh_token")), client.id(), scopes(form));
    return issued(tokens.refresh(request).join());
  }

  /** The client's own credentials, for itself or for a person who has consented. */
  TokenResponse credentials(Client client, Parameters form) throws OAuthFailure {
    require(client, GrantType.CLIENT_CREDENTIALS);
    Optional<String> person = form.get(PERSON);
    List<String> most = person.isPresent() ? consented(person.get(), client) : client.scopes();
    List<String> scopes = ScopeRequest.within(scopes(form), most);
    return tokens
        .issueAccess(new AccessRequest(client.id(), person, scopes))
        .join()
        .orElseThrow(TokenGrants::notConsented);
  }

  private List<String> consented(String person, Client client) throws OAuthFailure {
    Consent consent =
        consents.find(person, client.id()).join().orElseThrow(TokenGrants::notConsented);
    return consent.scopes().stream().filter(client.scopes()::contains).toList();
  }

  /** The same for people who are not there. */
  private static OAuthFailure notConsented() {
    return new OAuthFailure(OAuth2Error.INVALID_GRANT, "The person has not let the client do this");
  }

  private static TokenResponse issued(TokenAnswer answer) throws OAuthFailure {
    return answer
        .response()
        .filter(response -> answer.outcome() == TokenOutcome.DONE)
        .orElseThrow(() -> refused(answer.outcome()));
  }

  private static OAuthFailure refused(TokenOutcome outcome) {
    ErrorObject error =
        outcome == TokenOutcome.FORBIDDEN ? OAuth2Error.INVALID_SCOPE : OAuth2Error.INVALID_GRANT;
    return new OAuthFailure(error, "Nothing is granted for this");
  }

  private static void require(Client client, GrantType type) throws OAuthFailure {
    if (!client.grantTypes().contains(type)) {
      throw new OAuthFailure(
          OAuth2Error.UNAUTHORIZED_CLIENT, "The client may not use this grant_type");
    }
  }

  private static String required(Parameters form, String name) throws OAuthFailure {
    return form.get(name)
        .orElseThrow(() -> new OAuthFailure(OAuth2Error.INVALID_REQUEST, "There is no " + name));
  }

  private static List<String> scopes(Parameters form) {
    return ScopeRequest.names(form.get("scope").map(Scope::parse).orElse(null));
  }
}
