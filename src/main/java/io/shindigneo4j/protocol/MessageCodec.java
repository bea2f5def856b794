package io.shindigneo4j.protocol;

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
    return format.write(MessageDocuments.toDocument(message));
  }

  public Message decode(byte[] payload) throws MalformedMessageException {
    return MessageDocuments.toMessage(format.read(payload));
  }
}
