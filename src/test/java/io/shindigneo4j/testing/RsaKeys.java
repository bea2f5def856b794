package io.shindigneo4j.testing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.interfaces.RSAPrivateCrtKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.RSAPublicKeySpec;
import java.util.ArrayDeque;
import java.util.Base64;
import java.util.Deque;

/**
 * A few pairs of keys of RSA with 2048 bits, which tests share and which protect nothing. They are
 * kept in a file, as to make one takes seconds.
 */
public final class RsaKeys {

  /** A private key in each line: PKCS #8 in Base64. */
  private static final String FILE = "rsa-keys.txt";

  /** Those that were given last come last. */
  private static final Deque<KeyPair> PAIRS = read();

  private RsaKeys() {}

  /** Another than those of the last calls. */
  public static synchronized KeyPair next() {
    KeyPair pair = PAIRS.removeFirst();
    PAIRS.addLast(pair);
    return pair;
  }

  private static Deque<KeyPair> read() {
    try (InputStream file = RsaKeys.class.getResourceAsStream(FILE)) {
      Deque<KeyPair> pairs = new ArrayDeque<>();
      for (String line : new String(file.readAllBytes(), StandardCharsets.US_ASCII).split("\n")) {
        pairs.add(pair(Base64.getDecoder().decode(line)));
      }
      return pairs;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (GeneralSecurityException e) { // each Java has RSA
      throw new AssertionError(e);
    }
  }

  private static KeyPair pair(byte[] encoded) throws GeneralSecurityException {
    KeyFactory factory = KeyFactory.getInstance("RSA");
    RSAPrivateCrtKey key =
        (RSAPrivateCrtKey) factory.generatePrivate(new PKCS8EncodedKeySpec(encoded));
    return new KeyPair(
        factory.generatePublic(new RSAPublicKeySpec(key.getModulus(), key.getPublicExponent())),
        key);
  }
}
