package io.shindigneo4j.opensocial.xml;

/** The characters that XML 1.0 allows. */
final class XmlCharacters {

  private static final char REPLACEMENT = '\uFFFD';
  private static final String REFERENCE = "&#x";
  private static final int MAX_DIGITS = 6;

  private XmlCharacters() {}

  /**
   * Replaces each character that a document must not have, as itself or as a hexadecimal reference,
   * by U+FFFD.
   *
   * @param xml as XStream writes it, which refers to control characters
   */
  static String valid(String xml) {
    StringBuilder valid = null; // where all are, nothing is copied
    for (int at = 0; at < xml.length(); ) {
      int code = xml.codePointAt(at);
      int length = Character.charCount(code);
      if (code == '&' && xml.startsWith(REFERENCE, at)) {
        int end = endOfDigits(xml, at + REFERENCE.length());
        code = number(xml, at + REFERENCE.length(), end);
        length = code < 0 ? 1 : end + 1 - at;
      }
      if (!isValid(code)) {
        valid = valid == null ? new StringBuilder(xml.length()).append(xml, 0, at) : valid;
        valid.append(REPLACEMENT);
      } else if (valid != null) {
        valid.append(xml, at, at + length);
      }
      at += length;
    }
    return valid == null ? xml : valid.toString();
  }

  private static int endOfDigits(String xml, int from) {
    int end = from;
    while (end < xml.length() && Character.digit(xml.charAt(end), 16) >= 0) {
      end++;
    }
    return end;
  }

  /** Negative for what is no reference. */
  private static int number(String xml, int from, int end) {
    boolean isReference =
        end > from && end - from <= MAX_DIGITS && end < xml.length() && xml.charAt(end) == ';';
    return isReference ? Integer.parseInt(xml, from, end, 16) : -1;
  }

  private static boolean isValid(int code) {
    return code >= 0x20
        ? code < 0xD800 || (code > 0xDFFF && code != 0xFFFE && code != 0xFFFF)
        : code == '\t' || code == '\n' || code == '\r';
  }
}
