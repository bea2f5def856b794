package io.shindigneo4j.protocol;

import java.nio.charset.CharacterCodingException;

/**
 * Decodes the names in a document. Many names repeat, in the document as those of columns do, and
 * in the next one; they are decoded only once. For use by one thread.
 */
final class RepeatedNames {

  private static final int PLACES = 64;
  private static final int MAX_LENGTH = 40;
  private static final int FACTOR = 31;

  private final byte[] document;

  /** A hash table of the last names; null for none. */
  private static final ThreadLocal<String[]> KNOWN =
      ThreadLocal.withInitial(() -> new String[PLACES]);

  private final String[] known = KNOWN.get();

  RepeatedNames(byte[] document) {
    this.document = document;
  }

  /** The name at this position. */
  String of(int start, int length) throws CharacterCodingException {
    if (length == 0 || length > MAX_LENGTH) {
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

  /** Never true for names beyond ASCII, whose bytes differ from their characters. */
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
