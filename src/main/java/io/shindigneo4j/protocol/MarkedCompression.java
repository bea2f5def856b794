package io.shindigneo4j.protocol;

import java.util.Arrays;
import java.util.Optional;

/**
 * The first byte of a payload says whether the rest is compressed. Small documents are not, nor are
 * documents that would not become smaller.
 */
final class MarkedCompression implements Compression {

  /** The smallest document, in bytes, that is compressed. */
  static final int THRESHOLD = 1024;

  private static final byte PLAIN = 0;
  private static final byte COMPRESSED = 1;

  private final String name;
  private final Coder coder;

  MarkedCompression(String name, Coder coder) {
    this.name = name;
    this.coder = coder;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public int overhead() {
    return 1;
  }

  @Override
  public byte[] pack(byte[] document) {
    Optional<byte[]> smaller =
        document.length < THRESHOLD ? Optional.empty() : coder.compress(document);
    return smaller
        .map(compressed -> marked(COMPRESSED, compressed))
        .orElseGet(() -> marked(PLAIN, document));
  }

  private static byte[] marked(byte mark, byte[] rest) {
    byte[] payload = new byte[1 + rest.length];
    payload[0] = mark;
    System.arraycopy(rest, 0, payload, 1, rest.length);
    return payload;
  }

  @Override
  public boolean isCompressed(byte[] payload) {
    return payload.length > 0 && payload[0] == COMPRESSED;
  }

  @Override
  public byte[] unpack(byte[] payload, int limit) throws MalformedMessageException {
    if (isCompressed(payload)) {
      return coder.decompress(payload, 1, limit);
    }
    if (payload.length == 0 || payload[0] != PLAIN) {
      throw new MalformedMessageException("the first byte must be 0 or 1");
    }
    TooLargeException.check(payload.length - 1, limit);
    return Arrays.copyOfRange(payload, 1, payload.length);
  }
}
