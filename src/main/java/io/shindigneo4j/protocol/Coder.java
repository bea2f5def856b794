package io.shindigneo4j.protocol;

import java.util.Optional;

/** A compression algorithm. Safe for use by many threads. */
interface Coder {

  /** The compressed bytes; empty if they would not be fewer. */
  Optional<byte[]> compress(byte[] plain);

  /**
   * Decompresses the bytes from the offset to the end.
   *
   * @throws TooLargeException as soon as the result is known to exceed the limit
   */
  byte[] decompress(byte[] bytes, int offset, int limit) throws MalformedMessageException;
}
