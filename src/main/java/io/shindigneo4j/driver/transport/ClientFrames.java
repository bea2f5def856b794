package io.shindigneo4j.driver.transport;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.concurrent.ThreadLocalRandom;

/** Writes the frames of a client into a buffer (RFC 6455, section 5.2). */
final class ClientFrames {

  /** The most bytes that a frame has besides its payload. */
  static final int HEADER = 2 + Short.BYTES + Integer.BYTES;

  /** The longest payload that it writes. */
  static final int MAX_LENGTH = 0xFFFF;

  private static final int LAST = 0x80;
  private static final int TEXT = 1;
  private static final int BINARY = 2;
  private static final int MASKED = 0x80;
  private static final int SHORT_LENGTH = 126;

  private ClientFrames() {}

  /** Puts one message into the buffer, which has room for it. */
  static void put(ByteBuffer buffer, byte[] payload, boolean binary) {
    buffer.order(ByteOrder.BIG_ENDIAN).put((byte) (LAST | (binary ? BINARY : TEXT)));
    if (payload.length < SHORT_LENGTH) {
      buffer.put((byte) (MASKED | payload.length));
    } else {
      buffer.put((byte) (MASKED | SHORT_LENGTH)).putShort((short) payload.length);
    }
    int mask = ThreadLocalRandom.current().nextInt();
    buffer.putInt(mask);
    putMasked(buffer, payload, mask);
  }

  private static void putMasked(ByteBuffer buffer, byte[] payload, int mask) {
    int begin = buffer.position();
    buffer.put(payload);
    int at = begin;
    int end = buffer.position();
    long twice = (long) mask << Integer.SIZE | Integer.toUnsignedLong(mask);
    for (; end - at >= Long.BYTES; at += Long.BYTES) {
      buffer.putLong(at, buffer.getLong(at) ^ twice);
    }
    for (; at < end; at++) {
      int shift = Integer.SIZE - Byte.SIZE * ((at - begin) % Integer.BYTES + 1);
      buffer.put(at, (byte) (buffer.get(at) ^ mask >>> shift));
    }
  }
}
