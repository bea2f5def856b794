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
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.apache.shindig.common.crypto.BlobCrypter;
import org.apache.shindig.common.crypto.BlobCrypterException;

/**
 * Encrypts the fields of tokens with AES-256-GCM. A token of one container is none of another, and
 * none for another purpose. Thread-safe.
 */
public final class TokenCrypter implements BlobCrypter {
  private static final String ALGORITHM = "AES/GCM/NoPadding";
  private static final String TOKENS = "shindig-neo4j security tokens 1";
  private static final String SESSIONS = "shindig-neo4j sessions 1";
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;
  private static final int MAX_LENGTH = 16_384;

  private final SecureRandom random = new SecureRandom();
  private final SecretKeySpec key;
  private final byte[] container;

  public TokenCrypter(TokenKey key, String container) {
    this(key, TOKENS, container);
  }

  private TokenCrypter(TokenKey key, String purpose, String container) {
    this.key = derived(key.text(), purpose);
    this.container = container.getBytes(StandardCharsets.UTF_8);
  }

  /** For what browsers keep of sessions. */
  public static TokenCrypter ofSessions(TokenKey key) {
    return new TokenCrypter(key, SESSIONS, "");
  }

  private static SecretKeySpec derived(String secret, String purpose) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
      return new SecretKeySpec(mac.doFinal(purpose.getBytes(StandardCharsets.UTF_8)), "AES");
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public String wrap(Map<String, String> fields) throws BlobCrypterException {
    byte[] nonce = new byte[NONCE_BYTES];
    random.nextBytes(nonce);
    byte[] sealed = crypt(Cipher.ENCRYPT_MODE, nonce, text(fields), 0);
    byte[] token = ByteBuffer.allocate(nonce.length + sealed.length).put(nonce).put(sealed).array();
    return Base64.getUrlEncoder().withoutPadding().encodeToString(token);
  }

  @Override
  public Map<String, String> unwrap(String token) throws BlobCrypterException {
    try {
      byte[] bytes = Base64.getUrlDecoder().decode(token);
      if (token.length() > MAX_LENGTH || bytes.length < NONCE_BYTES) {
        throw new IllegalArgumentException("it has the wrong length");
      }
      return fields(crypt(Cipher.DECRYPT_MODE, bytes, bytes, NONCE_BYTES));
    } catch (IllegalArgumentException e) {
      throw new BlobCrypterException("The token is malformed", e);
    }
  }

  private byte[] crypt(int mode, byte[] nonce, byte[] content, int offset)
      throws BlobCrypterException {
    try {
      Cipher cipher = Cipher.getInstance(ALGORITHM);
      cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, nonce, 0, NONCE_BYTES));
      cipher.updateAAD(container);
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
