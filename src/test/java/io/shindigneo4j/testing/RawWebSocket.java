package io.shindigneo4j.testing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketException;
import java.util.List;
import java.util.Locale;

/** A WebSocket (RFC 6455) over a socket, for frames that no library sends. For one thread. */
public final class RawWebSocket implements Closeable {

  public static final int CONTINUATION = 0;
  public static final int TEXT = 1;
  public static final int BINARY = 2;
  public static final int CLOSE = 8;
  public static final int PING = 9;
  public static final int PONG = 10;

  private static final int FINAL = 0x80;
  private static final int MASKED = 0x80;

  /** A received frame; {@link #END} if the connection has ended. */
  public record Frame(int opcode, byte[] payload) {

    static final int END = -1;

    public boolean isEnd() {
      return opcode == END;
    }

    /** The code of a close frame. */
    public int closeCode() {
      if (opcode != CLOSE || payload.length < 2) {
        throw new IllegalStateException("no close frame with a code but opcode " + opcode);
      }
      return (payload[0] & 0xFF) << 8 | payload[1] & 0xFF;
    }
  }

  /** The response to an upgrade request; its body is empty after an upgrade. */
  public record HttpAnswer(int status, List<String> headers, String body) {

    public boolean hasHeader(String prefix) {
      return headers.stream()
          .anyMatch(
              header ->
                  header.toLowerCase(Locale.ROOT).startsWith(prefix.toLowerCase(Locale.ROOT)));
    }
  }

  private final Socket socket;
  private final DataInputStream in;
  private final OutputStream out;

  public RawWebSocket(int port) throws IOException {
    this(new Socket("127.0.0.1", port));
  }

  /** Uses a socket that is connected. */
  public RawWebSocket(Socket socket) throws IOException {
    this.socket = socket;
    socket.setSoTimeout(TestDeadlines.HANGING_MILLIS);
    socket.setTcpNoDelay(true);
    in = new DataInputStream(socket.getInputStream());
    out = socket.getOutputStream();
  }

  /** Sends an upgrade request, which may be invalid. */
  public HttpAnswer upgrade(Object request) throws IOException {
    send(request.toString().getBytes(ISO_8859_1));
    String head = head();
    List<String> lines = head.lines().toList();
    int status = Integer.parseInt(lines.get(0).split(" ")[1]);
    String body = status == 101 ? "" : new String(in.readAllBytes(), ISO_8859_1);
    return new HttpAnswer(status, lines.subList(1, lines.size()), body);
  }

  private String head() throws IOException {
    StringBuilder head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      head.append((char) in.readUnsignedByte());
    }
    return head.toString();
  }

  public void send(byte[] bytes) throws IOException {
    out.write(bytes);
    out.flush();
  }

  public void sendFrame(int opcode, byte[] payload) throws IOException {
    send(frame(FINAL | opcode, payload));
  }

  /** Sends a frame that is not the last of its message. */
  public void sendFragment(int opcode, byte[] payload) throws IOException {
    send(frame(opcode, payload));
  }

  /** Uses a mask of zeros: clients must send a mask, and this one changes nothing. */
  private static byte[] frame(int first, byte[] payload) {
    ByteArrayOutputStream frame = new ByteArrayOutputStream();
    frame.write(first);
    if (payload.length < 126) {
      frame.write(MASKED | payload.length);
    } else if (payload.length < 1 << 16) {
      frame.write(MASKED | 126);
      frame.write(payload.length >> 8);
      frame.write(payload.length);
    } else {
      frame.write(MASKED | 127);
      frame.writeBytes(new byte[4]);
      for (int shift = 24; shift >= 0; shift -= 8) {
        frame.write(payload.length >> shift);
      }
    }
    frame.writeBytes(new byte[4]);
    frame.writeBytes(payload);
    return frame.toByteArray();
  }

  /** Waits for the next frame, or for the end. */
  public Frame receive() throws IOException {
    try {
      int opcode = in.readUnsignedByte() & 0x0F;
      byte[] payload = new byte[Math.toIntExact(length(in.readUnsignedByte()))];
      in.readFully(payload);
      return new Frame(opcode, payload);
    } catch (EOFException | SocketException e) {
      return new Frame(Frame.END, new byte[0]);
    }
  }

  /** Reads, whatever comes, to the end of the connection. */
  public void awaitEnd() throws IOException {
    Frame frame = receive();
    while (!frame.isEnd()) {
      frame = receive();
    }
  }

  private long length(int length) throws IOException {
    return switch (length) {
      case 126 -> in.readUnsignedShort();
      case 127 -> in.readLong();
      default -> length;
    };
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
