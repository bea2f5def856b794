package io.shindigneo4j.opensocial.oauth;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;

/**
 * A code, a token or a client's secret, as its holder has it. Those that we make have 256 random
 * bits, so that their hash needs no salt and no rounds.
 */
public record Secret(String text) {

  private static final int BYTES = 32;
  private static final int DIGEST = 10;
  private static final SecureRandom RANDOM = new SecureRandom();

  public static Secret random() {
    byte[] bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return new Secret(base64(bytes));
  }

  /** What the graph keeps of it: SHA-256, in base64url. */
  public String hash() {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return base64(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) { // each Java has it
      throw new IllegalStateException(e);
    }
  }

  /** A part of the hash, by which lines of a log can be compared. */
  public String digest() {
    return hash().substring(0, DIGEST);
  }

  private static String base64(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** Does not contain the secret. */
  @Override
  public String toString() {
    return "Secret";
  }
}
