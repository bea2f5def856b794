package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.opensocial.oauth.SealedToken;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.opensocial.sealed.SealedOwner;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.SignedToken;
import io.shindigneo4j.web.token.SealedSecrets;
import java.util.Optional;

/**
 * The secrets of tokens, which the graph has encrypted, each for its token alone. What is no token
 * has a secret, too, that nobody knows, so that a refusal takes as long.
 */
final class TokenSecrets {

  /** That of no token, as it is no hash. */
  private static final String DECOY = SealedOwner.token("");

  private final SealedSecrets secrets;
  private final Secret decoy = Secret.random();
  private final String decoySealed;

  TokenSecrets(SealedSecrets secrets) {
    this.secrets = secrets;
    this.decoySealed = secrets.seal(decoy, DECOY);
  }

  /** A new token, and its secret as the client gets it and as it is stored. */
  record Credentials(SealedToken sealed, Secret secret) {

    Secret token() {
      return sealed.token();
    }
  }

  Credentials create() {
    Secret token = Secret.random();
    Secret secret = Secret.random();
    return new Credentials(
        new SealedToken(token, secrets.seal(secret, SealedOwner.token(token.hash()))), secret);
  }

  /** The secret of a token; one that nobody knows if it is not known, or its key is gone. */
  Secret open(Secret token, Optional<SignedToken> known) {
    return secrets
        .open(
            known.map(SignedToken::sealedSecret).orElse(decoySealed),
            known.isPresent() ? SealedOwner.token(token.hash()) : DECOY)
        .orElse(decoy);
  }
}
