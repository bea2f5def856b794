package io.shindigneo4j.driver.transport;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;

/**
 * Takes whole messages of one frame from the bytes of a server (RFC 6455, section 5.2). Everything
 * else is left to Netty: other frames, what breaks the rules, and what is too large.
 */
final class ServerFrames {

  private static final int TEXT = 0x81;
  private static final int BINARY = 0x82;
  private static final int SHORT_LENGTH = 126;
  private static final int SHORT_HEADER = 2;
  private static final int LONG_HEADER = SHORT_HEADER + Short.BYTES;

  /** What there is at the begin of some bytes. */
  enum Found {
    /** A message that has been passed on. */
    MESSAGE,
    /** The begin of a message, or nothing. */
    PART,
    /** Something for Netty. */
    OTHER
  }

  private final ChannelListener listener;
  private final int maximumMessageSize;

  ServerFrames(ChannelListener listener, int maximumMessageSize) {
    this.listener = listener;
    this.maximumMessageSize = maximumMessageSize;
  }

  /** Passes the first message on; the position is behind it then, and does not move otherwise. */
  Found take(ByteBuffer bytes) {
    int begin = bytes.position();
    if (bytes.remaining() < SHORT_HEADER) {
      return Found.PART;
    }
    int type = bytes.get(begin) & 0xFF;
    int length = bytes.get(begin + 1) & 0xFF; // with the bit of a mask
    if ((type != BINARY && type != TEXT) || length > SHORT_LENGTH) {
      return Found.OTHER;
    }
    int header = SHORT_HEADER;
    if (length == SHORT_LENGTH) {
      header = LONG_HEADER;
      if (bytes.remaining() < header) {
        return Found.PART;
      }
      length = Short.toUnsignedInt(bytes.getShort(begin + SHORT_HEADER));
    }
    if (length > maximumMessageSize || header + length > bytes.capacity()) {
      return Found.OTHER;
    }
    return bytes.remaining() < header + length
        ? Found.PART
        : pass(bytes, begin + header, length, type == BINARY);
  }

  private Found pass(ByteBuffer bytes, int at, int length, boolean binary) {
    byte[] payload = new byte[length];
    bytes.get(at, payload);
    if (!binary && !ByteBufUtil.isText(Unpooled.wrappedBuffer(payload), UTF_8)) {
      return Found.OTHER;
    }
    bytes.position(at + length);
    listener.received(payload, binary);
    return Found.MESSAGE;
  }
}
