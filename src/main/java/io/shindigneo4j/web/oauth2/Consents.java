package io.shindigneo4j.web.oauth2;

import com.google.inject.Inject;
import com.nimbusds.oauth2.sdk.OAuth2Error;
import io.shindigneo4j.opensocial.oauth.CodeRequest;
import io.shindigneo4j.opensocial.oauth.ConsentStore;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.opensocial.oauth.TokenStore;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientKind;
import io.shindigneo4j.schema.authorization.ConsentOperations.ConsentOutcome;

/** What people let clients do, and the codes that clients get for it. */
final class Consents {
  private final ConsentStore consents;
  private final TokenStore tokens;

  @Inject
  Consents(ConsentStore consents, TokenStore tokens) {
    this.consents = consents;
    this.tokens = tokens;
  }

  /** Whether nobody need be asked. Any program can say to be a public client: people see it. */
  boolean isGiven(Client client, String person, Authorization asked) {
    return client.kind() == ClientKind.CONFIDENTIAL
        && consents
            .find(person, client.id())
            .join()
            .filter(consent -> consent.scopes().containsAll(asked.scopes()))
            .isPresent();
  }

  /**
   * @throws OAuthFailure if the person has no profile, or the client is no longer enabled
   */
  void give(Client client, String person, Authorization asked) throws OAuthFailure {
    ConsentOutcome outcome = consents.grant(person, client.id(), asked.scopes()).join();
    if (outcome != ConsentOutcome.DONE) {
      throw new OAuthFailure(OAuth2Error.ACCESS_DENIED, "The consent could not be kept");
    }
  }

  /**
   * @throws OAuthFailure if the consent was withdrawn meanwhile, or the client is no longer enabled
   */
  Secret code(AuthorizationClient asking, String person, Authorization asked) throws OAuthFailure {
    CodeRequest request =
        new CodeRequest(
            asking.client().id(),
            person,
            asked.scopes(),
            asking.redirectUri().toString(),
            asked.challenge());
    return tokens
        .issueCode(request)
        .join()
        .orElseThrow(
            () -> new OAuthFailure(OAuth2Error.ACCESS_DENIED, "There is no consent any more"));
  }
}
