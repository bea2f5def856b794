package io.shindigneo4j.testing;

import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.Deque;

/** A few pairs of keys of RSA, which tests share, as to make one takes long. */
public final class RsaKeys {
  private static final int BITS = 2048;

  private static final int PAIRS = 4;

  /** Those that were given last come last. */
  private static final Deque<KeyPair> MADE = new ArrayDeque<>();

  private RsaKeys() {}

  /** Another than those of the last calls. */
  public static synchronized KeyPair next() {
    KeyPair pair = MADE.size() < PAIRS ? make() : MADE.removeFirst();
    MADE.addLast(pair);
    return pair;
  }

  private static KeyPair make() {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
      generator.initialize(BITS);
      return generator.generateKeyPair();
    } catch (NoSuchAlgorithmException e) { // each Java has it
      throw new AssertionError(e);
    }
  }
}
