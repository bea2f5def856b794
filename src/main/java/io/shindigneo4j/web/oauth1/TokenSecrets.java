package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.opensocial.oauth.SealedToken;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.schema.authorization.SignedToken;
import io.shindigneo4j.web.token.SealedSecrets;
import java.util.Optional;

/**
 * The secrets of tokens, which the graph has encrypted, each for its token alone. What is no token
 * has a secret, too, that nobody knows, so that a refusal takes as long.
 */
final class TokenSecrets {

  /** No client has an id with a blank, so that no secret of a client is one of a token. */
  private static final String PURPOSE = "token ";

  private final SealedSecrets secrets;
  private final Secret decoy = Secret.random();
  private final String decoySealed;

  TokenSecrets(SealedSecrets secrets) {
    this.secrets = secrets;
    this.decoySealed = secrets.seal(decoy, PURPOSE);
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
        new SealedToken(token, secrets.seal(secret, PURPOSE + token.hash())), secret);
  }

  /** The secret of a token; one that nobody knows if it is not known, or its key is gone. */
  Secret open(Secret token, Optional<SignedToken> known) {
    return secrets
        .open(
            known.map(SignedToken::sealedSecret).orElse(decoySealed),
            known.isPresent() ? PURPOSE + token.hash() : PURPOSE)
        .orElse(decoy);
  }
}
