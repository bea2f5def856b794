package io.shindigneo4j.testing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.shindigneo4j.testing.RawWebSocket.Frame;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketException;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One client of a {@link ManualServer}. */
public final class ManualPeer implements Closeable {

  private static final int FINAL = 0x80;
  private static final int MASKED = 0x80;

  /** Of RFC 6455, section 1.3. */
  private static final String KEY_SUFFIX = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

  private static final Pattern KEY = Pattern.compile("(?im)^sec-websocket-key: *(\\S+)\\s*$");

  private final Socket socket;

  ManualPeer(Socket socket) {
    this.socket = socket;
  }

  /** The client's upgrade request. */
  public String request() throws IOException {
    DataInputStream in = new DataInputStream(socket.getInputStream());
    StringBuilder head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      head.append((char) in.readUnsignedByte());
    }
    return head.toString();
  }

  /** Reads the request and accepts it; the headers follow those of the upgrade. */
  public ManualPeer upgrade(String... headers) throws IOException {
    return send(acceptance(request(), headers));
  }

  public static byte[] acceptance(String request, String... headers) {
    StringBuilder answer =
        new StringBuilder("HTTP/1.1 101 Switching Protocols\r\n")
            .append("Upgrade: websocket\r\nConnection: Upgrade\r\n")
            .append("Sec-WebSocket-Accept: " + accept(request) + "\r\n");
    for (String header : headers) {
      answer.append(header).append("\r\n");
    }
    return answer.append("\r\n").toString().getBytes(ISO_8859_1);
  }

  private static String accept(String request) {
    Matcher key = KEY.matcher(request);
    if (!key.find()) {
      throw new AssertionError("no key in " + request);
    }
    try {
      byte[] text = (key.group(1) + KEY_SUFFIX).getBytes(ISO_8859_1);
      return Base64.getEncoder().encodeToString(MessageDigest.getInstance("SHA-1").digest(text));
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }

  /** Reads the request and answers with another status than 101. */
  public void refuse(int status, String... headers) throws IOException {
    request();
    StringBuilder answer = new StringBuilder("HTTP/1.1 " + status + " No\r\n");
    for (String header : headers) {
      answer.append(header).append("\r\n");
    }
    send(answer.append("Content-Length: 2\r\n\r\nno").toString().getBytes(ISO_8859_1));
  }

  public ManualPeer send(byte[] bytes) throws IOException {
    OutputStream out = socket.getOutputStream();
    out.write(bytes);
    out.flush();
    return this;
  }

  public ManualPeer sendFrame(int opcode, byte[] payload) throws IOException {
    return send(frame(FINAL | opcode, payload));
  }

  /** Sends a frame that is not the last of its message. */
  public ManualPeer sendFragment(int opcode, byte[] payload) throws IOException {
    return send(frame(opcode, payload));
  }

  public ManualPeer sendClose(int code, String reason) throws IOException {
    ByteArrayOutputStream payload = new ByteArrayOutputStream();
    payload.write(code >> 8);
    payload.write(code);
    payload.writeBytes(reason.getBytes(UTF_8));
    return sendFrame(RawWebSocket.CLOSE, payload.toByteArray());
  }

  private static byte[] frame(int first, byte[] payload) {
    ByteArrayOutputStream frame = new ByteArrayOutputStream();
    frame.writeBytes(header(first, payload.length));
    frame.writeBytes(payload);
    return frame.toByteArray();
  }

  /** The header of a frame with a payload of this length. */
  public static byte[] header(int first, long length) {
    ByteArrayOutputStream header = new ByteArrayOutputStream();
    header.write(first);
    if (length < 126) {
      header.write((int) length);
    } else if (length < 1 << 16) {
      header.write(126);
      header.write((int) (length >> 8));
      header.write((int) length);
    } else {
      header.write(127);
      for (int shift = 56; shift >= 0; shift -= 8) {
        header.write((int) (length >> shift));
      }
    }
    return header.toByteArray();
  }

  /** Waits for the next frame, which must be masked, or for the end. */
  public Frame receive() throws IOException {
    DataInputStream in = new DataInputStream(socket.getInputStream());
    try {
      int opcode = in.readUnsignedByte() & 0x0F;
      int length = in.readUnsignedByte();
      if ((length & MASKED) == 0) {
        throw new AssertionError("a client's frame without a mask");
      }
      byte[] payload = new byte[Math.toIntExact(length(in, length & ~MASKED))];
      byte[] mask = in.readNBytes(4);
      in.readFully(payload);
      for (int i = 0; i < payload.length; i++) {
        payload[i] ^= mask[i % mask.length];
      }
      return new Frame(opcode, payload);
    } catch (EOFException | SocketException e) {
      return new Frame(Frame.END, new byte[0]);
    }
  }

  private static long length(DataInputStream in, int length) throws IOException {
    return switch (length) {
      case 126 -> in.readUnsignedShort();
      case 127 -> in.readLong();
      default -> length;
    };
  }

  /** Sends nothing more; goes on receiving. */
  public void end() throws IOException {
    try {
      socket.shutdownOutput();
    } catch (SocketException e) {
      // the other end has closed it
    }
  }

  /** Cuts the connection without a close frame. */
  @Override
  public void close() throws IOException {
    socket.close();
  }
}
