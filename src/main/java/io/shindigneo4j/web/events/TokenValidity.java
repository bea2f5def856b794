package io.shindigneo4j.web.events;

import io.shindigneo4j.opensocial.access.ClientToken;
import io.shindigneo4j.opensocial.oauth.Issuance;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import java.time.InstantSource;
import java.util.function.BooleanSupplier;
import org.apache.shindig.auth.SecurityToken;

/**
 * Whether a token that was valid still is: neither expired nor revoked.
 *
 * @param issuance null for a token that nobody can revoke
 */
record TokenValidity(
    SecurityToken token, Issuance issuance, RevocationCheck revocations, InstantSource clock)
    implements BooleanSupplier {

  @Override
  public boolean getAsBoolean() {
    return !isExpired() && (issuance == null || !revocations.isRevoked(issuance));
  }

  private boolean isExpired() {
    return token instanceof ClientToken client
        ? !client.expires().isAfter(clock.instant())
        : token.isExpired();
  }
}
