package io.shindigneo4j.protocol;

import io.shindigneo4j.protocol.Message.Success;
import java.util.Map;

/** Encodes messages as payloads of WebSocket messages, and decodes them. Immutable. */
public final class MessageCodec implements AnswerCodec {

  /** How many values of a request may be malformed for its id to be read: each one costs time. */
  private static final int MAX_BAD = 100;

  private final Format format;
  private final Compression compression;

  /** Without compression: a payload is the document itself. */
  public MessageCodec(Format format) {
    this(format, Compression.NONE);
  }

  MessageCodec(Format format, Compression compression) {
    this.format = format;
    this.compression = compression;
  }

  /** Whether payloads use binary rather than text frames. */
  public boolean binary() {
    return format.binary() || compression.overhead() > 0;
  }

  /**
   * Encodes a message.
   *
   * @throws IllegalArgumentException for a value that the protocol cannot carry
   */
  public byte[] encode(Message message) {
    return encode(message, Integer.MAX_VALUE);
  }

  @Override
  public byte[] encode(Message message, int limit) {
    return pack(MessageDocuments.toDocument(message), limit);
  }

  @Override
  public byte[] encodeTimed(Success success, int limit) {
    long start = System.nanoTime();
    Map<String, Object> document = MessageDocuments.toDocument(success);
    SummaryFields.addTime(document, success.summary(), start);
    return pack(document, limit);
  }

  private byte[] pack(Map<String, Object> document, int limit) {
    return compression.pack(format.write(document, limit - compression.overhead()));
  }

  /** Whether the payload is compressed, so that its document may be many times as large. */
  public boolean isCompressed(byte[] payload) {
    return compression.isCompressed(payload);
  }

  /**
   * The document in a payload.
   *
   * @throws TooLargeException as soon as the document is known to exceed the limit
   */
  public byte[] unpack(byte[] payload, int limit) throws MalformedMessageException {
    return compression.unpack(payload, limit);
  }

  /** Reads as little of a document as possible; the rest may still be malformed. */
  public Head head(byte[] document) throws MalformedMessageException {
    return format.read(document, new HeadFields(false));
  }

  /**
   * Decodes a message. What cannot be read in a response becomes an {@link
   * GraphValue.UnreadableValue}.
   *
   * @throws MalformedMessageException if the document is no message, or is a request with a value
   *     that cannot be read; knows the id of the message if that could be read
   */
  public Message decode(byte[] document) throws MalformedMessageException {
    return decode(document, ValueBudget.unlimited());
  }

  /**
   * As {@link #decode(byte[])}, within a budget of memory.
   *
   * @throws MalformedMessageException also if its values take more
   */
  public Message decode(byte[] document, ValueBudget budget) throws MalformedMessageException {
    Map<String, Object> fields;
    try {
      fields = format.read(document, Unreadable.REFUSED, budget);
    } catch (MalformedMessageException e) {
      return decodeTheRest(document, e, budget);
    }
    return MessageDocuments.toMessage(fields);
  }

  private Message decodeTheRest(
      byte[] document, MalformedMessageException reason, ValueBudget budget)
      throws MalformedMessageException {
    ValueBudget again = budget.again();
    try {
      if (budget.isExceeded()) {
        throw inMessage(document, reason);
      }
      Unreadable kept = Unreadable.kept(head(document).isResponse() ? Integer.MAX_VALUE : MAX_BAD);
      return MessageDocuments.toMessage(format.read(document, kept, again), reason);
    } catch (MalformedMessageException e) {
      if (e.id().isEmpty() && again.isExceeded()) {
        throw inMessage(document, reason);
      }
      throw e.id().isPresent() ? e : reason;
    }
  }

  /** With the id and the transaction of a message whose values are not read. */
  private MalformedMessageException inMessage(byte[] document, MalformedMessageException reason)
      throws MalformedMessageException {
    Head head = format.read(document, new HeadFields(true));
    return reason.inMessage(head.id(), head.transaction());
  }
}
