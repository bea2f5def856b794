package io.shindigneo4j.protocol;

import java.util.List;
import java.util.zip.Deflater;

/**
 * How a document becomes the payload of a WebSocket message and back, whatever its format.
 * Implementations are safe for use by many threads.
 */
public interface Compression {

  /** Payloads are documents. */
  Compression NONE = new NoCompression();

  /** Deflate (RFC 1951, in the wrapping of RFC 1950), in as little time as it can. */
  Compression DEFLATE_FAST = new MarkedCompression("deflate", new Deflate(Deflater.BEST_SPEED));

  /** As the other, in as few bytes as it can; both are read alike. */
  Compression DEFLATE_BEST =
      new MarkedCompression("deflate", new Deflate(Deflater.BEST_COMPRESSION));

  /** LZ4: larger than deflate, and many times as fast. */
  Compression LZ4 = new MarkedCompression("lz4", new Lz4());

  /** One for each name. */
  static List<Compression> all() {
    return List.of(NONE, DEFLATE_FAST, LZ4);
  }

  /** Its name in the subprotocol; empty when there is none. */
  String name();

  /** By how many bytes a payload may be larger than its document. */
  int overhead();

  byte[] pack(byte[] document);

  /** Whether more work is needed to read a payload than its size tells. */
  boolean isCompressed(byte[] payload);

  /**
   * The document in a payload.
   *
   * @throws TooLargeException as soon as it is clear that it is larger than {@code limit} bytes
   */
  byte[] unpack(byte[] payload, int limit) throws MalformedMessageException;
}
