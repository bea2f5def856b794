package io.shindigneo4j.protocol;

/** The encoding of text as UTF-8, into an array that has room for it. */
final class Utf8 {

  /** The most bytes of a character that is one {@code char}. */
  static final int WIDEST = 3;

  private Utf8() {}

  /**
   * Writes ASCII characters fast, and others from the first one on by {@link #writeWide}.
   *
   * @return the position behind the text
   * @throws IllegalArgumentException for half a surrogate pair
   */
  static int write(String text, byte[] target, int start) {
    int length = text.length();
    int position = start;
    int i = 0;
    while (i < length) {
      char character = text.charAt(i);
      if (character >= 0x80) {
        break;
      }
      target[position++] = (byte) character;
      i++;
    }
    return i < length ? writeWide(text, i, target, position) : position;
  }

  private static int writeWide(String text, int from, byte[] target, int start) {
    int position = start;
    int i = from;
    while (i < text.length()) {
      int codePoint = text.codePointAt(i);
      if (codePoint < 0x80) {
        target[position++] = (byte) codePoint;
      } else if (codePoint < 0x800) {
        target[position++] = (byte) (0xC0 | (codePoint >> 6));
        target[position++] = continuation(codePoint);
      } else if (codePoint < 0x10000) {
        UnicodeText.checkWhole((char) codePoint);
        target[position++] = (byte) (0xE0 | (codePoint >> 12));
        target[position++] = continuation(codePoint >> 6);
        target[position++] = continuation(codePoint);
      } else {
        target[position++] = (byte) (0xF0 | (codePoint >> 18));
        target[position++] = continuation(codePoint >> 12);
        target[position++] = continuation(codePoint >> 6);
        target[position++] = continuation(codePoint);
      }
      i += Character.charCount(codePoint);
    }
    return position;
  }

  private static byte continuation(int bits) {
    return (byte) (0x80 | (bits & 0x3F));
  }
}
