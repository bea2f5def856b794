package io.shindigneo4j.web.token;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.oauth.Secret;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import java.util.function.Function;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;

/**
 * Encrypts secrets that the graph keeps, by keys that are derived from those of tokens: those with
 * which clients sign requests, and what services give for gadgets. A sealed secret begins with the
 * name of its key and a dot, and belongs to one owner. Safe for use by many threads.
 */
public final class SealedSecrets {

  private static final String PURPOSE = "shindig-neo4j client secrets 1";
  private static final String ALGORITHM = "AES/GCM/NoPadding";
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;
  private static final char DOT = '.';
  private static final SecureRandom RANDOM = new SecureRandom();

  private final TokenKeys keys;

  SealedSecrets(TokenKeys keys) {
    this.keys = keys;
  }

  /**
   * Reads the keys of tokens.
   *
   * @throws InvalidSettingException if there are none, since tokens are insecure
   */
  public static SealedSecrets from(Function<String, Optional<String>> find) {
    return new SealedSecrets(
        TokenSettings.from(find)
            .keys()
            .orElseThrow(
                () ->
                    new InvalidSettingException(
                        "Secrets need a key: set shindig.neo4j.token-type to secure")));
  }

  /** Encrypts a secret of an owner by the key of now. */
  public String seal(Secret secret, String owner) {
    NamedKey key = keys.encrypting();
    byte[] nonce = new byte[NONCE_BYTES];
    RANDOM.nextBytes(nonce);
    try {
      byte[] sealed =
          cipher(Cipher.ENCRYPT_MODE, key, nonce, owner)
              .doFinal(secret.text().getBytes(StandardCharsets.UTF_8));
      byte[] all = Arrays.copyOf(nonce, NONCE_BYTES + sealed.length);
      System.arraycopy(sealed, 0, all, NONCE_BYTES, sealed.length);
      return key.name() + DOT + Base64.getUrlEncoder().withoutPadding().encodeToString(all);
    } catch (GeneralSecurityException e) { // each Java has the algorithm
      throw new IllegalStateException(e);
    }
  }

  /** The name of the key that encrypts now. */
  public String currentKey() {
    return keys.encrypting().name();
  }

  /** The secret; empty if it is of another owner, or its key is not there any more. */
  public Optional<Secret> open(String sealed, String owner) {
    int dot = sealed.indexOf(DOT);
    return keys.ring()
        .find(sealed.substring(0, Math.max(dot, 0)))
        .flatMap(key -> open(key, sealed.substring(dot + 1), owner));
  }

  private static Optional<Secret> open(NamedKey key, String sealed, String owner) {
    try {
      byte[] all = Base64.getUrlDecoder().decode(sealed);
      byte[] nonce = Arrays.copyOf(all, NONCE_BYTES);
      byte[] secret =
          cipher(Cipher.DECRYPT_MODE, key, nonce, owner)
              .doFinal(all, NONCE_BYTES, Math.max(0, all.length - NONCE_BYTES));
      return Optional.of(new Secret(new String(secret, StandardCharsets.UTF_8)));
    } catch (GeneralSecurityException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static Cipher cipher(int mode, NamedKey key, byte[] nonce, String owner)
      throws GeneralSecurityException {
    Cipher cipher = Cipher.getInstance(ALGORITHM);
    cipher.init(mode, key.key().derived(PURPOSE), new GCMParameterSpec(TAG_BITS, nonce));
    cipher.updateAAD((key.name() + DOT + owner).getBytes(StandardCharsets.UTF_8));
    return cipher;
  }
}
