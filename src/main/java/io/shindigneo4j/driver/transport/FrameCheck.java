package io.shindigneo4j.driver.transport;

import jakarta.websocket.CloseReason;
import jakarta.websocket.CloseReason.CloseCodes;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Reads the headers of a server's frames, and finds what Tyrus would take: frames with a mask, and
 * messages that are larger or in more fragments than they may be. For one thread.
 */
final class FrameCheck {

  private static final int LAST = 0x80;
  private static final int CONTROL = 0x08;
  private static final int MASKED = 0x80;
  private static final int LENGTH = 0x7F;
  private static final int SHORT_LENGTH = 126;
  private static final int LONG_LENGTH = 127;

  private final int maximumMessageSize;
  private final FragmentCount fragments = new FragmentCount();

  /** As much as has arrived of a header. */
  private final ByteBuffer header = ByteBuffer.allocate(2 + Long.BYTES);

  /** The bytes of the current frame's payload that are still to come. */
  private long payload;

  /** The bytes so far of the current message. */
  private long message;

  /**
   * @param maximumMessageSize in bytes
   */
  FrameCheck(int maximumMessageSize) {
    this.maximumMessageSize = maximumMessageSize;
  }

  /**
   * Reads all bytes, or up to the first frame that must not be taken.
   *
   * @return why the connection must be closed; null if there is no reason
   */
  @Nullable CloseReason read(ByteBuffer bytes) {
    while (bytes.hasRemaining()) {
      if (payload > 0) {
        skip(bytes);
      } else if (isHeader(bytes.get())) {
        CloseReason violation = begin();
        if (violation != null) {
          return violation;
        }
      }
    }
    return null;
  }

  private void skip(ByteBuffer bytes) {
    int count = (int) Math.min(payload, bytes.remaining());
    bytes.position(bytes.position() + count);
    payload -= count;
  }

  /** Whether the header is complete with this byte. */
  private boolean isHeader(byte next) {
    header.put(next);
    return header.position() >= 2 && header.position() == 2 + lengthBytes();
  }

  private int lengthBytes() {
    return switch (header.get(1) & LENGTH) {
      case SHORT_LENGTH -> Short.BYTES;
      case LONG_LENGTH -> Long.BYTES;
      default -> 0;
    };
  }

  private @Nullable CloseReason begin() {
    boolean masked = (header.get(1) & MASKED) != 0;
    boolean control = (header.get(0) & CONTROL) != 0;
    boolean last = (header.get(0) & LAST) != 0;
    payload = length();
    header.clear();
    if (masked) {
      return new CloseReason(CloseCodes.PROTOCOL_ERROR, "a server's frame with a mask");
    }
    return control ? null : add(last);
  }

  /** Negative for a length of more than 63 bits. */
  private long length() {
    return switch (lengthBytes()) {
      case Short.BYTES -> Short.toUnsignedInt(header.getShort(2));
      case Long.BYTES -> header.getLong(2);
      default -> header.get(1) & LENGTH;
    };
  }

  private @Nullable CloseReason add(boolean last) {
    if (payload < 0 || payload > maximumMessageSize - message) {
      String reason = "a message of more than " + maximumMessageSize + " bytes";
      return new CloseReason(CloseCodes.TOO_BIG, reason);
    }
    message = last ? 0 : message + payload;
    return fragments.add(payload, last)
        ? new CloseReason(CloseCodes.VIOLATED_POLICY, FragmentCount.REASON)
        : null;
  }
}
