package io.shindigneo4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.RawWebSocket.Frame;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * What an end of a WebSocket that returns each message must do with frames: a line of {@code
 * websocket/cases.txt}.
 */
public record WireCase(String number, List<WireFrame> sent, List<WireFrame> expected) {

  private static final WireFrame NORMAL = WireFrame.of("close=1000");

  /** In bytes. */
  private static final int MAX_IN_PIECES_LENGTH = 1_000;

  /** Sends bytes to the end that is tested. */
  public interface Output {
    void send(byte[] bytes) throws IOException;

    /** Called after the closes. A server ends the connection then; a client waits for that. */
    default void end() throws IOException {}
  }

  /** Receives what comes back. */
  public interface Input {
    Frame receive() throws IOException;
  }

  public static Stream<WireCase> all() throws IOException {
    try (InputStream in = WireCase.class.getResourceAsStream("/websocket/cases.txt")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(WireCase::of);
    }
  }

  private static WireCase of(String line) {
    String[] parts = line.split("\\|", -1);
    return new WireCase(parts[0].strip(), frames(parts[1]), frames(parts[2]));
  }

  private static List<WireFrame> frames(String text) {
    return Arrays.stream(text.strip().split("\\s+"))
        .filter(frame -> !frame.isEmpty())
        .map(WireFrame::of)
        .toList();
  }

  /**
   * Plays the other end, and checks what comes.
   *
   * @param masked as a client sends
   */
  public void play(boolean masked, Output output, Input input) throws IOException {
    sendUnlessClosed(output, all(masked));
    check(masked, output, input);
  }

  /** Whether the frames are few enough to send each byte on its own. */
  public boolean isShort() {
    return all(false).length <= MAX_IN_PIECES_LENGTH;
  }

  /** The same with each byte on its own. */
  public void playInPieces(boolean masked, Output output, Input input) throws IOException {
    for (byte piece : all(masked)) {
      sendUnlessClosed(output, new byte[] {piece});
    }
    check(masked, output, input);
  }

  private byte[] all(boolean masked) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    sent.forEach(frame -> all.writeBytes(frame.bytes(masked)));
    return all.toByteArray();
  }

  private void check(boolean masked, Output output, Input input) throws IOException {
    boolean closed = false;
    for (WireFrame frame : expected) {
      assertFrame(input.receive(), frame);
      closed = frame.opcode() == RawWebSocket.CLOSE;
    }
    sendUnlessClosed(output, NORMAL.bytes(masked));
    if (!closed) {
      assertFrame(input.receive(), NORMAL);
    }
    output.end();
    assertThat(input.receive().isEnd()).as("nothing comes after the close").isTrue();
  }

  private static void sendUnlessClosed(Output output, byte[] bytes) throws IOException {
    try {
      output.send(bytes);
    } catch (SocketException e) {
      assertThat(e).hasMessageMatching(".*(Broken pipe|reset).*"); // the other end has closed it
    }
  }

  private static void assertFrame(Frame frame, WireFrame expected) {
    assertThat(frame.opcode()).as("opcode").isEqualTo(expected.opcode());
    if (expected.opcode() != RawWebSocket.CLOSE) {
      assertThat(frame.payload()).as("payload").isEqualTo(expected.payload());
    } else if (expected.payload() != null) {
      assertThat(frame.closeCode()).as("code").isEqualTo(code(expected.payload()));
    }
  }

  private static int code(byte[] payload) {
    return (payload[0] & 0xFF) << 8 | payload[1] & 0xFF;
  }

  @Override
  public String toString() {
    return number;
  }
}
