package io.shindigneo4j.protocol;

import io.shindigneo4j.protocol.Message.Success;

/** Encodes responses. Immutable. */
public interface AnswerCodec {

  /**
   * Encodes a response. Stops as soon as the response is known to be too large, with or without
   * compression.
   *
   * @throws IllegalArgumentException for a value that the protocol cannot carry
   * @throws TooLargeException for more bytes than {@code limit}
   */
  byte[] encode(Message answer, int limit);

  /**
   * As {@link #encode(Message, int)}, but adds the time it takes, except that of compression, to
   * the summary.
   *
   * @throws TooLargeException for more bytes than {@code limit}
   */
  byte[] encodeTimed(Success success, int limit);
}
