package io.shindigneo4j.opensocial.json;

import java.nio.charset.StandardCharsets;

/**
 * Encodes characters as UTF-8, with Shindig's escapes: what JSON asks for, what could end a script
 * in a page, and some that browsers have taken for ends of lines.
 */
final class TextEncoder {

  private static final byte[] HEX = "0123456789ABCDEF".getBytes(StandardCharsets.US_ASCII);

  /** What one unit of UTF-16 takes at most: an escape with four digits. */
  private static final int MAX_UNIT_BYTES = 6;

  /** Whether a character of ASCII is written as itself. */
  static final boolean[] PLAIN = plain();

  private TextEncoder() {}

  private static boolean[] plain() {
    boolean[] plain = new boolean[0x80];
    for (char unit = 0; unit < plain.length; unit++) {
      plain[unit] = !isEscaped(unit);
    }
    return plain;
  }

  private static boolean isEscaped(int character) {
    return character < 0x20
        || character == '"'
        || character == '\\'
        || character == '<'
        || character == '>'
        || (character >= 0x80 && character < 0xA0)
        || (character >= 0x2000 && character < 0x2100);
  }

  static int mostBytes(int units) {
    return units * MAX_UNIT_BYTES;
  }

  /** Whether it is a surrogate without its other half. */
  static boolean isHalf(int character) {
    return character >= Character.MIN_SURROGATE && character <= Character.MAX_SURROGATE;
  }

  /**
   * Writes a character that is not plain. In place of half a pair there is a question mark.
   *
   * @return where the next byte goes
   */
  static int special(int character, byte[] bytes, int begin) {
    if (isEscaped(character)) {
      return escape(character, bytes, begin);
    } else if (isHalf(character)) {
      bytes[begin] = '?';
      return begin + 1;
    } else if (character < 0x800) {
      bytes[begin] = (byte) (0xC0 | (character >> 6));
      return following(character, 1, bytes, begin + 1);
    } else if (character < 0x10000) {
      bytes[begin] = (byte) (0xE0 | (character >> 12));
      return following(character, 2, bytes, begin + 1);
    }
    bytes[begin] = (byte) (0xF0 | (character >> 18));
    return following(character, 3, bytes, begin + 1);
  }

  private static int following(int character, int count, byte[] bytes, int begin) {
    for (int i = 0; i < count; i++) {
      bytes[begin + i] = (byte) (0x80 | ((character >> (6 * (count - 1 - i))) & 0x3F));
    }
    return begin + count;
  }

  private static int escape(int character, byte[] bytes, int begin) {
    bytes[begin] = '\\';
    char letter = letter(character);
    bytes[begin + 1] = (byte) letter;
    if (letter != 'u') {
      return begin + 2;
    }
    bytes[begin + 2] = HEX[character >> 12];
    bytes[begin + 3] = HEX[(character >> 8) & 0xF];
    bytes[begin + 4] = HEX[(character >> 4) & 0xF];
    bytes[begin + 5] = lastDigit(character);
    return begin + 6;
  }

  private static char letter(int character) {
    return switch (character) {
      case '"', '\\' -> (char) character;
      case '\b' -> 'b';
      case '\t' -> 't';
      case '\n' -> 'n';
      case '\f' -> 'f';
      case '\r' -> 'r';
      default -> 'u';
    };
  }

  /** Shindig's digits are upper case, except those of the brackets. */
  private static byte lastDigit(int character) {
    return switch (character) {
      case '<' -> 'c';
      case '>' -> 'e';
      default -> HEX[character & 0xF];
    };
  }
}
