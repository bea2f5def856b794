package io.shindigneo4j.web.token;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The SHA-256 of a token, by which it is found without being kept. */
record TokenDigest(long first, long second, long third, long fourth) {

  /** A digest takes longer to be found among the providers than to be computed. */
  private static final ThreadLocal<MessageDigest> SHA_256 =
      ThreadLocal.withInitial(TokenDigest::sha256);

  static TokenDigest of(String token) {
    ByteBuffer bytes =
        ByteBuffer.wrap(SHA_256.get().digest(token.getBytes(StandardCharsets.UTF_8)));
    return new TokenDigest(bytes.getLong(), bytes.getLong(), bytes.getLong(), bytes.getLong());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) { // each Java has it
      throw new IllegalStateException(e);
    }
  }
}
