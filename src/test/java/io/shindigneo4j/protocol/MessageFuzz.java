package io.shindigneo4j.protocol;

import java.time.Duration;
import java.util.List;

/** Reads any bytes as a message: they are malformed, or a message that can be written and read. */
final class MessageFuzz {

  private static final int LIMIT = 1 << 20;

  private static final List<Compression> COMPRESSIONS =
      List.of(Compression.NONE, Compression.DEFLATE_FAST, Compression.LZ4);

  private MessageFuzz() {}

  static void read(Format format, byte[] input) {
    for (Compression compression : COMPRESSIONS) {
      MessageCodec codec = new MessageCodec(format, compression);
      try {
        byte[] document = codec.unpack(input, LIMIT);
        readHead(codec, document);
        requireSame(codec, codec.decode(document));
      } catch (MalformedMessageException | TooLargeException refusal) {
        // as it should be
      }
    }
    readBody(new BodyCodec(format), input);
  }

  private static void readHead(MessageCodec codec, byte[] document) {
    try {
      codec.head(document);
    } catch (MalformedMessageException refusal) {
      // as it should be
    }
  }

  private static void requireSame(MessageCodec codec, Message message)
      throws MalformedMessageException {
    byte[] written = codec.encode(message);
    Message read = codec.decode(codec.unpack(written, Integer.MAX_VALUE));
    if (!MessageContent.of(message).equals(MessageContent.of(read))) {
      throw new AssertionError(message + " was read as " + read);
    }
  }

  private static void readBody(BodyCodec codec, byte[] input) {
    Terms terms = Terms.of(AccessMode.READ, Duration.ZERO);
    try {
      codec.cypher(1, terms, input, ValueBudget.unlimited());
    } catch (MalformedMessageException refusal) {
      // as it should be
    }
    try {
      codec.call(1, terms, "people.get", input, ValueBudget.unlimited());
    } catch (MalformedMessageException refusal) {
      // as it should be
    }
  }
}
