package io.shindigneo4j.testing;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A frame of a {@link WireCase}.
 *
 * @param first the byte with the opcode, the reserved bits, and whether it is the last of a message
 * @param payload null for a close frame with any code
 */
@SuppressWarnings("ArrayRecordComponent") // no frame is compared with another
public record WireFrame(int first, byte[] payload) {

  private static final List<String> TYPES =
      List.of(
          "cont", "text", "binary", "op3", "op4", "op5", "op6", "op7", "close", "ping", "pong",
          "op11", "op12", "op13", "op14", "op15");

  private static final int LAST = 0x80;
  private static final int OPCODE = 0x0F;
  private static final int RESERVED_SHIFT = 4;

  private static final Pattern TEXT =
      Pattern.compile("(?<type>[a-z0-9]+)(?<more>\\+)?(/(?<reserved>\\d))?(=(?<payload>.*))?");

  static WireFrame of(String text) {
    Matcher parts = TEXT.matcher(text);
    if (!parts.matches()) {
      throw new IllegalArgumentException("no frame: " + text);
    }
    int opcode = TYPES.indexOf(parts.group("type"));
    int reserved = parts.group("reserved") == null ? 0 : Integer.parseInt(parts.group("reserved"));
    int last = parts.group("more") == null ? LAST : 0;
    return new WireFrame(
        last | reserved << RESERVED_SHIFT | opcode, payload(opcode, parts.group("payload")));
  }

  private static byte[] payload(int opcode, String text) {
    if (text == null) {
      return null;
    } else if (opcode == RawWebSocket.CLOSE && !text.isEmpty() && !text.startsWith("x:")) {
      String[] parts = text.split(",", 2);
      byte[] reason = parts.length == 1 ? new byte[0] : bytes(parts[1]);
      return ByteBuffer.allocate(2 + reason.length)
          .putShort((short) Integer.parseInt(parts[0]))
          .put(reason)
          .array();
    }
    return bytes(text);
  }

  private static byte[] bytes(String text) {
    if (text.startsWith("x:")) {
      return HexFormat.of().parseHex(text.substring(2));
    } else if (text.startsWith("*")) {
      return "*".repeat(Integer.parseInt(text.substring(1))).getBytes(UTF_8);
    }
    return text.getBytes(UTF_8);
  }

  public int opcode() {
    return first & OPCODE;
  }

  /** The frame as a server sends it, or with a mask of zeros, as a client may send it. */
  byte[] bytes(boolean masked) {
    byte[] header = ManualPeer.header(first, payload.length);
    ByteArrayOutputStream frame = new ByteArrayOutputStream();
    if (masked) {
      header[1] |= (byte) 0x80;
    }
    frame.writeBytes(header);
    if (masked) {
      frame.writeBytes(new byte[Integer.BYTES]);
    }
    frame.writeBytes(payload);
    return frame.toByteArray();
  }
}
