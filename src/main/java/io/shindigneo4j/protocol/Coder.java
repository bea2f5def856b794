package io.shindigneo4j.protocol;

import java.util.Optional;

/** An algorithm that makes bytes fewer. Safe for use by many threads. */
interface Coder {

  /** Empty when that makes them no fewer. */
  Optional<byte[]> compress(byte[] plain);

  /**
   * The plain bytes of what starts at the offset and goes on to the end.
   *
   * @throws TooLargeException as soon as it is clear that they are more than {@code limit}
   */
  byte[] decompress(byte[] bytes, int offset, int limit) throws MalformedMessageException;
}
