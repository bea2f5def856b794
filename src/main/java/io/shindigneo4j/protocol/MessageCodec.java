package io.shindigneo4j.protocol;

import io.shindigneo4j.protocol.Message.Success;
import java.util.Map;

/** Turns messages into the payload of a WebSocket message and back. Immutable. */
public final class MessageCodec {

  private final Format format;

  public MessageCodec(Format format) {
    this.format = format;
  }

  /** Whether the payload travels in binary rather than text frames. */
  public boolean binary() {
    return format.binary();
  }

  /**
   * The payload of a message.
   *
   * @throws IllegalArgumentException for a value that the protocol cannot carry
   */
  public byte[] encode(Message message) {
    return encode(message, Integer.MAX_VALUE);
  }

  /**
   * As {@link #encode(Message)}, but gives up as soon as it is clear that the payload is too large.
   *
   * @throws TooLargeException for more bytes than {@code limit}
   */
  public byte[] encode(Message message, int limit) {
    return format.write(MessageDocuments.toDocument(message), limit);
  }

  /**
   * As {@link #encode(Message, int)}, with the time that it takes added to the summary's.
   *
   * @throws TooLargeException for more bytes than {@code limit}
   */
  public byte[] encodeTimed(Success success, int limit) {
    long start = System.nanoTime();
    Map<String, Object> document = MessageDocuments.toDocument(success);
    SummaryFields.addTime(document, success.summary(), start);
    return format.write(document, limit);
  }

  /** Reads as little of a message as it can; the rest may still turn out to be malformed. */
  public Head head(byte[] payload) throws MalformedMessageException {
    return format.head(payload);
  }

  public Message decode(byte[] payload) throws MalformedMessageException {
    return MessageDocuments.toMessage(format.read(payload));
  }
}
