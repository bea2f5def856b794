package io.shindigneo4j.protocol;

import java.util.List;
import java.util.zip.Deflater;

/**
 * Converts a document of any format into the payload of a WebSocket message and back.
 * Implementations are safe for use by many threads.
 */
public interface Compression {

  /** A payload is the document itself. */
  Compression NONE = new NoCompression();

  /** Deflate (RFC 1951, wrapped as in RFC 1950) at its fastest. */
  Compression DEFLATE_FAST = new MarkedCompression("deflate", new Deflate(Deflater.BEST_SPEED));

  /** Deflate at its smallest; it is decompressed like {@link #DEFLATE_FAST}. */
  Compression DEFLATE_BEST =
      new MarkedCompression("deflate", new Deflate(Deflater.BEST_COMPRESSION));

  /** LZ4: larger than deflate, but many times as fast. */
  Compression LZ4 = new MarkedCompression("lz4", new Lz4());

  /** One for each name. */
  static List<Compression> all() {
    return List.of(NONE, DEFLATE_FAST, LZ4);
  }

  /** The name in the subprotocol; empty for no compression. */
  String name();

  /** How many bytes a payload may be larger than its document. */
  int overhead();

  byte[] pack(byte[] document);

  /**
   * Whether the payload is compressed, so that reading it may take more work than its size says.
   */
  boolean isCompressed(byte[] payload);

  /**
   * The document in a payload.
   *
   * @throws TooLargeException as soon as the document is known to exceed the limit
   */
  byte[] unpack(byte[] payload, int limit) throws MalformedMessageException;
}
