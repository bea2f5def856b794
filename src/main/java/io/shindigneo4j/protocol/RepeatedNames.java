package io.shindigneo4j.protocol;

import java.nio.charset.CharacterCodingException;

/**
 * Names within a document. Most come again and again, as those of the columns of a list; such are
 * made once. For use by one thread.
 */
final class RepeatedNames {

  private static final int PLACES = 64;
  private static final int LONGEST = 40;
  private static final int FACTOR = 31;

  private final byte[] document;

  /** The last name that belonged to each place; null for none. */
  private final String[] known = new String[PLACES];

  RepeatedNames(byte[] document) {
    this.document = document;
  }

  /** The name of that many bytes. */
  String of(int start, int length) throws CharacterCodingException {
    if (length == 0 || length > LONGEST) {
      return UnicodeText.decode(document, start, length);
    }
    int place = place(start, length);
    String name = known[place];
    if (name == null || !isAt(name, start, length)) {
      name = UnicodeText.decode(document, start, length);
      known[place] = name;
    }
    return name;
  }

  private int place(int start, int length) {
    int hash = (document[start] * FACTOR + document[start + length - 1]) * FACTOR + length;
    return hash & (PLACES - 1);
  }

  /** Characters beyond ASCII are of bytes that no character equals. */
  private boolean isAt(String name, int start, int length) {
    if (name.length() != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (name.charAt(i) != document[start + i]) {
        return false;
      }
    }
    return true;
  }
}
