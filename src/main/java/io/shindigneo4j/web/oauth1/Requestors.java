package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.opensocial.access.ClientToken;
import io.shindigneo4j.opensocial.access.Scopes;
import io.shindigneo4j.opensocial.oauth.ConsentStore;
import io.shindigneo4j.opensocial.oauth.RedirectUri;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.ConsentOperations.Consent;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletionException;

/**
 * Whom clients act for: somebody who has consented, or themselves. Apps on people's devices act for
 * themselves: what they sign with can be read there.
 */
final class Requestors {

  private final ConsentStore consents;

  Requestors(ConsentStore consents) {
    this.consents = consents;
  }

  /**
   * The token of a client.
   *
   * @param person whom it wants to act for
   * @throws OAuth1Exception with 503 if the consent cannot be looked up now
   */
  ClientToken token(Client client, Optional<String> person, Instant expires)
      throws OAuth1Exception {
    return person.isPresent() && keepsSecrets(client)
        ? token(client, person.get(), find(person.get(), client.id()), expires)
        : token(client, null, Optional.empty(), expires);
  }

  private static boolean keepsSecrets(Client client) {
    return client.redirectUris().stream().map(RedirectUri::new).allMatch(RedirectUri::isOfWebSite);
  }

  private static ClientToken token(
      Client client, String person, Optional<Consent> consent, Instant expires) {
    return consent
        .map(
            given ->
                new ClientToken(
                    client.id(),
                    person,
                    Scopes.of(given.scopes().stream().filter(client.scopes()::contains).toList()),
                    expires))
        .orElseGet(() -> new ClientToken(client.id(), null, Scopes.of(client.scopes()), expires));
  }

  private Optional<Consent> find(String person, String client) throws OAuth1Exception {
    try {
      return consents.find(person, client).join();
    } catch (CompletionException e) { // the graph is out of reach; the log has it
      throw OAuth1Exception.unavailable(e.getCause());
    }
  }
}
