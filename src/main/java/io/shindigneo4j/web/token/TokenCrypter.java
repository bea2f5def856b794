package io.shindigneo4j.web.token;

import com.google.common.base.Joiner;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.apache.shindig.common.crypto.BlobCrypter;
import org.apache.shindig.common.crypto.BlobCrypterException;

/**
 * Encrypts the fields of tokens with AES-256-GCM. A token of one container is none of another, and
 * none for another purpose. It says in clear which key it is of, unless the key has no name.
 * Thread-safe.
 */
public final class TokenCrypter implements BlobCrypter {
  private static final String ALGORITHM = "AES/GCM/NoPadding";
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;
  private static final int MAX_LENGTH = 16_384;

  /** Between the name of the key and what it encrypts; neither has one. */
  private static final String DOT = ".";

  /** Between the names of the container and the key in what is authenticated. */
  private static final char END = 0;

  private static final String APPROVALS = "shindig-neo4j gadget approvals 1";

  private final SecureRandom random = new SecureRandom();
  private final TokenKeys keys;
  private final Function<TokenKey, SecretKeySpec> purpose;
  private final byte[] container;

  public TokenCrypter(TokenKeys keys, String container) {
    this(keys, TokenKey::cipherKey, container);
  }

  private TokenCrypter(
      TokenKeys keys, Function<TokenKey, SecretKeySpec> purpose, String container) {
    this.keys = keys;
    this.purpose = purpose;
    this.container = container.getBytes(StandardCharsets.UTF_8);
  }

  /** For what browsers keep of sessions. */
  public static TokenCrypter ofSessions(TokenKeys keys) {
    return new TokenCrypter(keys, TokenKey::sessionKey, "");
  }

  /** For what browsers keep of sign-ins that have begun. */
  public static TokenCrypter ofSignIns(TokenKeys keys) {
    return new TokenCrypter(keys, TokenKey::signInKey, "");
  }

  /** For what comes back when people have approved what a gadget fetches. */
  public static TokenCrypter ofApprovals(TokenKeys keys) {
    return new TokenCrypter(keys, key -> key.derived(APPROVALS), "");
  }

  @Override
  public String wrap(Map<String, String> fields) throws BlobCrypterException {
    NamedKey key = keys.encrypting();
    byte[] nonce = new byte[NONCE_BYTES];
    random.nextBytes(nonce);
    byte[] sealed = crypt(Cipher.ENCRYPT_MODE, key, nonce, text(fields), 0);
    byte[] token = ByteBuffer.allocate(nonce.length + sealed.length).put(nonce).put(sealed).array();
    String blob = Base64.getUrlEncoder().withoutPadding().encodeToString(token);
    return key.isUnnamed() ? blob : key.name() + DOT + blob;
  }

  @Override
  public Map<String, String> unwrap(String token) throws BlobCrypterException {
    return unwrap(token, keyOf(token));
  }

  /** The fields of a token that names this key. */
  Map<String, String> unwrap(String token, NamedKey key) throws BlobCrypterException {
    try {
      byte[] bytes = Base64.getUrlDecoder().decode(token.substring(token.indexOf(DOT) + 1));
      require(bytes.length >= NONCE_BYTES + TAG_BITS / Byte.SIZE, "it is too short");
      return fields(crypt(Cipher.DECRYPT_MODE, key, bytes, bytes, NONCE_BYTES));
    } catch (IllegalArgumentException e) {
      throw malformed(e);
    }
  }

  /**
   * The key that a token names.
   *
   * @throws BlobCrypterException if it is not known, or the token is too long
   */
  NamedKey keyOf(String token) throws BlobCrypterException {
    try {
      require(token.length() <= MAX_LENGTH, "it is too long");
      int dot = token.indexOf(DOT);
      return key(dot < 0 ? NamedKey.UNNAMED : token.substring(0, dot), dot >= 0);
    } catch (IllegalArgumentException e) {
      throw malformed(e);
    }
  }

  private static BlobCrypterException malformed(IllegalArgumentException cause) {
    return new BlobCrypterException("The token is malformed: " + cause.getMessage(), cause);
  }

  /** A token without a name is that of the key without one, and no other is. */
  private NamedKey key(String name, boolean named) {
    return keys.ring()
        .find(name)
        .filter(key -> key.isUnnamed() != named)
        .orElseThrow(UnknownKeyException::new);
  }

  private static void require(boolean valid, String refusal) {
    if (!valid) {
      throw new IllegalArgumentException(refusal);
    }
  }

  private byte[] crypt(int mode, NamedKey key, byte[] nonce, byte[] content, int offset)
      throws BlobCrypterException {
    try {
      Cipher cipher = Cipher.getInstance(ALGORITHM);
      GCMParameterSpec parameters = new GCMParameterSpec(TAG_BITS, nonce, 0, NONCE_BYTES);
      cipher.init(mode, purpose.apply(key.key()), parameters);
      cipher.updateAAD(container);
      if (!key.isUnnamed()) {
        cipher.updateAAD((END + key.name()).getBytes(StandardCharsets.UTF_8));
      }
      return cipher.doFinal(content, offset, content.length - offset);
    } catch (GeneralSecurityException e) {
      throw new BlobCrypterException("The token is of another key or container", e);
    }
  }

  private static byte[] text(Map<String, String> fields) {
    Map<String, String> encoded = new HashMap<>();
    fields.forEach((name, value) -> encoded.put(encoded(name), encoded(value)));
    return Joiner.on('&').withKeyValueSeparator('=').join(encoded).getBytes(StandardCharsets.UTF_8);
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private static Map<String, String> fields(byte[] content) {
    Map<String, String> fields = new HashMap<>();
    for (String field : new String(content, StandardCharsets.UTF_8).split("&", -1)) {
      int end = field.indexOf('=');
      if (end > 0) {
        fields.put(decoded(field.substring(0, end)), decoded(field.substring(end + 1)));
      }
    }
    return fields;
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }
}
