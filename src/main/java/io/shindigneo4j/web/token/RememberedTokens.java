package io.shindigneo4j.web.token;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.shindig.common.crypto.BlobCrypter;
import org.apache.shindig.common.crypto.BlobCrypterException;

/**
 * Decrypts a token once while it is in use, and as long as its key is there. Whether it has expired
 * or was revoked is for others to check, each time. Thread-safe.
 */
final class RememberedTokens implements BlobCrypter {
  private static final int UNUSED_MINUTES = 10;
  private static final long MAX_BYTES = 8L << 20;

  /** Of an entry, but for its texts. */
  private static final int ENTRY_BYTES = 400;

  private static final int FIELD_BYTES = 150;

  private final TokenCrypter crypter;

  private final Cache<TokenDigest, Known> known =
      CacheBuilder.newBuilder()
          .maximumWeight(MAX_BYTES)
          .weigher((TokenDigest digest, Known token) -> token.bytes())
          .expireAfterAccess(UNUSED_MINUTES, TimeUnit.MINUTES)
          .build();

  RememberedTokens(TokenCrypter crypter) {
    this.crypter = crypter;
  }

  @Override
  public String wrap(Map<String, String> fields) throws BlobCrypterException {
    return crypter.wrap(fields);
  }

  @Override
  public Map<String, String> unwrap(String token) throws BlobCrypterException {
    NamedKey key = crypter.keyOf(token);
    TokenDigest digest = TokenDigest.of(token);
    Known found = known.getIfPresent(digest);
    if (found == null || !found.key().equals(key)) {
      found = new Known(key, Collections.unmodifiableMap(crypter.unwrap(token, key)));
      known.put(digest, found);
    }
    return found.fields();
  }

  private record Known(NamedKey key, Map<String, String> fields) {
    int bytes() {
      int bytes = ENTRY_BYTES;
      for (Map.Entry<String, String> field : fields.entrySet()) {
        bytes += FIELD_BYTES + 2 * (field.getKey().length() + field.getValue().length());
      }
      return bytes;
    }
  }

  /** The SHA-256 of a token, by which it is found without being kept. */
  private record TokenDigest(long first, long second, long third, long fourth) {

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
}
