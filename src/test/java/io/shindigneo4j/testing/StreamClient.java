package io.shindigneo4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A client of HTTP/1.1 that reads a stream of events line by line, or does not. */
public final class StreamClient implements AutoCloseable {

  private final Socket socket;
  private final BufferedReader reader;
  private final List<String> head = new ArrayList<>();
  private String lastId;

  private StreamClient(Socket socket) throws IOException {
    this.socket = socket;
    this.reader =
        new BufferedReader(
            new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8), 512);
  }

  /**
   * @param headers each as a line
   */
  public static StreamClient open(int port, String target, String... headers) throws IOException {
    return connect(port, "GET " + target + " HTTP/1.1\r\nHost: localhost\r\n", headers);
  }

  /** The same in HTTP/1.0. */
  public static StreamClient openOld(int port, String target, String... headers)
      throws IOException {
    return connect(port, "GET " + target + " HTTP/1.0\r\n", headers);
  }

  private static StreamClient connect(int port, String start, String[] headers) throws IOException {
    Socket socket = new Socket();
    socket.setReceiveBufferSize(4_096);
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    socket.setSoTimeout(TestDeadlines.HANGING_MILLIS);
    StringBuilder request = new StringBuilder(start);
    for (String header : headers) {
      request.append(header).append("\r\n");
    }
    request.append("\r\n");
    socket.getOutputStream().write(request.toString().getBytes(StandardCharsets.UTF_8));
    return new StreamClient(socket);
  }

  /** Reads the head of the answer. */
  public StreamClient readHead() throws IOException {
    for (String line = reader.readLine(); !line.isEmpty(); line = reader.readLine()) {
      head.add(line);
    }
    return this;
  }

  public List<String> head() {
    return head;
  }

  public int status() {
    return Integer.parseInt(head.get(0).split(" ")[1]);
  }

  /**
   * The next event as its type, a space and its data; null at the end of the stream. One that tells
   * the position alone moves the last id.
   */
  public String next() throws IOException {
    String type = null;
    String data = null;
    for (String line = reader.readLine(); line != null; line = reader.readLine()) {
      if (line.startsWith("id: ")) {
        lastId = line.substring(4);
      } else if (line.startsWith("event: ")) {
        type = line.substring(7);
      } else if (line.startsWith("data: ")) {
        data = line.substring(6);
      } else if (line.isEmpty() && "position".equals(type)) {
        type = null;
        data = null;
      } else if (line.isEmpty() && data != null) {
        return type + " " + data;
      } else {
        assertThat(line)
            .satisfiesAnyOf(
                other -> assertThat(other).isEmpty(),
                other -> assertThat(other).startsWith(":"),
                other -> assertThat(other).startsWith("retry: "));
      }
    }
    return null;
  }

  /** Reads as much as the head says. */
  public void skipBody() throws IOException {
    int length =
        head.stream()
            .filter(line -> line.startsWith("Content-Length: "))
            .mapToInt(line -> Integer.parseInt(line.substring(16)))
            .findFirst()
            .orElseThrow();
    int left = length;
    while (left > 0) {
      left -= Character.toString(reader.read()).getBytes(StandardCharsets.UTF_8).length;
    }
  }

  /** Reads until the next event of a type, and answers it as {@link #next} does. */
  public String next(String type) throws IOException {
    String event = next();
    while (event != null && !event.startsWith(type + " ")) {
      event = next();
    }
    return event;
  }

  public boolean hasMore() throws IOException {
    return reader.ready();
  }

  /** The next line as it is. */
  public String line() throws IOException {
    return reader.readLine();
  }

  public String lastId() {
    return lastId;
  }

  public void send(String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
