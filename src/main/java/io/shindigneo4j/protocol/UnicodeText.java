package io.shindigneo4j.protocol;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Checks that strings are valid Unicode, which half a surrogate pair is not. Invalid text is
 * refused rather than replaced, so that no string changes on its way.
 */
final class UnicodeText {

  private static final char REPLACEMENT = '\uFFFD';
  private static final String HALF = "a string has half a surrogate pair";
  private static final int MAX_QUOTE_LENGTH = 20;

  private UnicodeText() {}

  static String checked(String text) {
    if (!isUnicode(text)) {
      throw new UnsupportedValueException(HALF);
    }
    return text;
  }

  static void checkWhole(char character) {
    if (Character.isSurrogate(character)) {
      throw new UnsupportedValueException(HALF);
    }
  }

  static String checkedKey(Object key) {
    return checked(key(key));
  }

  /** A key of a map that is written. */
  static String key(Object key) {
    if (key instanceof String text) {
      return text;
    }
    throw new UnsupportedValueException("the keys of a map must be strings");
  }

  static String checkedRead(String text) throws MalformedMessageException {
    if (!isUnicode(text)) {
      throw new MalformedMessageException(HALF);
    }
    return text;
  }

  private static boolean isUnicode(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        if (!Character.isSupplementaryCodePoint(text.codePointAt(i))) {
          return false;
        }
        i++; // the other half
      }
    }
    return true;
  }

  static String decode(byte[] bytes, int offset, int length) throws CharacterCodingException {
    String text = new String(bytes, offset, length, StandardCharsets.UTF_8);
    return text.indexOf(REPLACEMENT) < 0
        ? text
        : decodeStrictly(Arrays.copyOfRange(bytes, offset, offset + length));
  }

  static String decode(byte[] utf8) throws CharacterCodingException {
    return decode(utf8, 0, utf8.length);
  }

  private static String decodeStrictly(byte[] utf8) throws CharacterCodingException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(utf8)).toString();
  }

  /** The beginning of a text, short enough for the reason of a close frame. */
  static String quote(String text) {
    if (text.codePointCount(0, text.length()) <= MAX_QUOTE_LENGTH) {
      return text;
    }
    return text.substring(0, text.offsetByCodePoints(0, MAX_QUOTE_LENGTH)) + "...";
  }
}
