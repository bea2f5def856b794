package io.shindigneo4j.web.portal;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;

/** The SHA-256 of a content, cut to 96 bits, as text for addresses. */
final class Digest {
  private static final int BYTES = 12;

  private final MessageDigest digest;

  Digest() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }

  static String of(byte[] content) {
    return new Digest().add(content).text();
  }

  Digest add(byte[] content) {
    digest.update(content);
    return this;
  }

  String text() {
    byte[] first = Arrays.copyOf(digest.digest(), BYTES);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(first);
  }
}
