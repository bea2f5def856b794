package io.shindigneo4j.web.openid;

import io.shindigneo4j.opensocial.oauth.Secret;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * A sign-in between our page and the provider's answer.
 *
 * @param state that the answer must have
 * @param nonce that the ID token must have
 * @param verifier without which the code is of no use (RFC 7636)
 * @param back where the person goes afterwards
 */
record PendingSignIn(
    String state, String nonce, String verifier, Instant begun, Optional<String> back) {
  private static final Duration LIFETIME = Duration.ofMinutes(10);

  static PendingSignIn begin(Optional<String> back, Instant now) {
    return new PendingSignIn(random(), random(), random(), now, back);
  }

  private static String random() {
    return Secret.random().text();
  }

  boolean isOver(Instant now) {
    return !now.isBefore(begun.plus(LIFETIME)) || now.isBefore(begun.minus(LIFETIME));
  }

  /** Does not contain the secrets. */
  @Override
  public String toString() {
    return "PendingSignIn";
  }
}
