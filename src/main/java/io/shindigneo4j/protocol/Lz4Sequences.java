package io.shindigneo4j.protocol;

/**
 * Walks through the sequences of an LZ4 block (lz4_Block_format.md): each has some literals, then a
 * match, which begins so many bytes back. The last has no match. The decompressor takes a match of
 * no bytes back for zeros.
 */
final class Lz4Sequences {

  private static final int MAX_IN_TOKEN = 15;
  private static final int BITS_OF_MATCH = 4;
  private static final int OFFSET_BYTES = 2;
  private static final int MORE_FOLLOW = 0xff;

  private final byte[] bytes;
  private int position;

  /**
   * @param bytes end with a block that could be decompressed, so that no length leads beyond them
   */
  Lz4Sequences(byte[] bytes, int start) {
    this.bytes = bytes;
    this.position = start;
  }

  void requireOffsets() throws MalformedMessageException {
    while (position < bytes.length) {
      int token = bytes[position++];
      int literals = length((token >> BITS_OF_MATCH) & MAX_IN_TOKEN);
      position += literals;
      if (position < bytes.length) {
        requireOffset();
        length(token & MAX_IN_TOKEN);
      }
    }
  }

  private void requireOffset() throws MalformedMessageException {
    if ((bytes[position] | bytes[position + 1]) == 0) {
      throw new MalformedMessageException("a match of LZ4 begins nowhere");
    }
    position += OFFSET_BYTES;
  }

  /** A length, of which the token has the beginning. */
  private int length(int inToken) {
    int length = inToken;
    for (int more = inToken == MAX_IN_TOKEN ? MORE_FOLLOW : 0; more == MORE_FOLLOW; ) {
      more = bytes[position++] & MORE_FOLLOW;
      length += more;
    }
    return length;
  }
}
