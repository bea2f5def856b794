package io.shindigneo4j.web.token;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.stream.IntStream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** The secret for the encryption and the signature of tokens. Immutable. */
public final class TokenKey {
  private static final int MIN_LENGTH = 32;
  private static final int MIN_CHARACTERS = 8;
  private static final int RANDOM_BYTES = 32;

  private static final String TOKENS = "shindig-neo4j security tokens 1";
  private static final String SESSIONS = "shindig-neo4j sessions 1";
  private static final String SIGN_INS = "shindig-neo4j sign-ins 1";

  private final String text;
  private final SecretKeySpec cipherKey;
  private final SecretKeySpec sessionKey;
  private final SecretKeySpec signInKey;

  /**
   * @throws IllegalArgumentException if the text can be guessed
   */
  public TokenKey(String text) {
    this.text = text.strip();
    if (this.text.length() < MIN_LENGTH) {
      throw new IllegalArgumentException("the key must have at least 32 characters");
    }
    if (isMonotonous() || repeatsItself()) {
      throw new IllegalArgumentException("the key must be random, and it is not");
    }
    this.cipherKey = derived(TOKENS);
    this.sessionKey = derived(SESSIONS);
    this.signInKey = derived(SIGN_INS);
  }

  /** One that nobody knows. */
  public static TokenKey random() {
    byte[] bytes = new byte[RANDOM_BYTES];
    new SecureRandom().nextBytes(bytes);
    return new TokenKey(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
  }

  String text() {
    return text;
  }

  /** The key of the cipher of security tokens. */
  SecretKeySpec cipherKey() {
    return cipherKey;
  }

  /** The key of the cipher of sessions. */
  SecretKeySpec sessionKey() {
    return sessionKey;
  }

  /** The key of the cipher of sign-ins that have begun. */
  SecretKeySpec signInKey() {
    return signInKey;
  }

  /** A key for another purpose, of which the other keys tell nothing. */
  SecretKeySpec derived(String purpose) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(text.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
      return new SecretKeySpec(mac.doFinal(purpose.getBytes(StandardCharsets.UTF_8)), "AES");
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private boolean isMonotonous() {
    return text.chars().distinct().count() < MIN_CHARACTERS;
  }

  private boolean repeatsItself() {
    return IntStream.rangeClosed(1, text.length() / 2)
        .anyMatch(period -> text.startsWith(text.substring(period)));
  }

  /** Does not contain the secret. */
  @Override
  public String toString() {
    return "TokenKey";
  }
}
