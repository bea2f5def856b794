package io.shindigneo4j.protocol;

import io.shindigneo4j.protocol.Message.Success;

/** Turns answers into payloads. Immutable. */
public interface AnswerCodec {

  /**
   * The payload of an answer; gives up as soon as it is clear that it is too large, or would be
   * without compression.
   *
   * @throws IllegalArgumentException for a value that the protocol cannot carry
   * @throws TooLargeException for more bytes than {@code limit}
   */
  byte[] encode(Message answer, int limit);

  /**
   * As {@link #encode(Message, int)}, with the time that it takes added to the summary's, but for
   * that of compression.
   *
   * @throws TooLargeException for more bytes than {@code limit}
   */
  byte[] encodeTimed(Success success, int limit);
}
