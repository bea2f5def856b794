package io.shindigneo4j.web.bearer;

import io.shindigneo4j.opensocial.access.Scopes;
import io.shindigneo4j.opensocial.oauth.Issuance;
import java.time.Instant;

/**
 * An access token that is valid.
 *
 * @param person whom the client acts for; null for itself
 * @param grant of our own server; null for a token of a provider
 * @param granted when the client was let do this at first, as far as it is known
 */
record AccessToken(
    String client, String person, Scopes scopes, String grant, Instant granted, Instant expires) {

  Issuance issuance() {
    return new Issuance(person, client, grant, null, granted.toEpochMilli());
  }
}
