package io.shindigneo4j.web.token;

import io.shindigneo4j.opensocial.access.ApplicationId;
import io.shindigneo4j.opensocial.oauth.Issuance;
import java.util.Optional;
import org.apache.shindig.auth.SecurityToken;

/** To whom and when a checked security token was issued. */
public final class TokenIssuance {

  private TokenIssuance() {}

  /** Empty for a token that does not say when, such as a plain one. */
  public static Optional<Issuance> of(SecurityToken token) {
    FirstIssue.Said said = FirstIssue.read(token);
    return said.millis().isPresent()
        ? Optional.of(
            new Issuance(
                token.getViewerId(),
                ApplicationId.of(token),
                null,
                said.session(),
                said.millis().getAsLong()))
        : Optional.empty();
  }
}
