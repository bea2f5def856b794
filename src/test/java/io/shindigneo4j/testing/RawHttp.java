package io.shindigneo4j.testing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.MalformedMessageException;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** HTTP over a socket, for requests that no library sends. For one thread. */
public final class RawHttp implements Closeable {

  /**
   * A response.
   *
   * @param headers by their names in lower case
   */
  public record Answer(int status, Map<String, String> headers, byte[] body) {

    public String text() {
      return new String(body, UTF_8);
    }

    /** The body, which is JSON or BSON by its type. */
    public Map<String, Object> document() {
      Format format =
          headers.get("content-type").equals("application/bson") ? Format.BSON : Format.JSON;
      try {
        return format.read(body);
      } catch (MalformedMessageException e) {
        throw new AssertionError(text(), e);
      }
    }

    /** The code of a failure. */
    public String code() {
      return (String) document().get("code");
    }

    /** The only value of a success. */
    public Object value() {
      if (status != 200) {
        throw new AssertionError(status + " " + text());
      }
      List<?> records = (List<?>) document().get("records");
      return ((List<?>) records.get(0)).get(0);
    }

    public boolean endsConnection() {
      return List.of(headers.getOrDefault("connection", "").split(", ")).contains("close");
    }
  }

  private final Socket socket;
  private final DataInputStream in;

  public RawHttp(int port) throws IOException {
    this(new Socket("127.0.0.1", port));
  }

  /** Uses a socket that is connected. */
  public RawHttp(Socket socket) throws IOException {
    this.socket = socket;
    socket.setSoTimeout(TestDeadlines.HANGING_MILLIS);
    socket.setTcpNoDelay(true);
    in = new DataInputStream(socket.getInputStream());
  }

  /** Sends a request on a connection of its own. */
  public static Answer ask(GraphServer server, HttpText request) throws IOException {
    try (RawHttp http = new RawHttp(server.port())) {
      return http.ask(request);
    }
  }

  public Answer ask(HttpText request) throws IOException {
    send(request);
    return receive();
  }

  public void send(HttpText... requests) throws IOException {
    for (HttpText request : requests) {
      send(request.bytes());
    }
  }

  public void send(byte[] bytes) throws IOException {
    socket.getOutputStream().write(bytes);
    socket.getOutputStream().flush();
  }

  public void send(String text) throws IOException {
    send(text.getBytes(ISO_8859_1));
  }

  /** Closes the output; the input can still be read. */
  public void endOutput() throws IOException {
    socket.shutdownOutput();
  }

  public Answer receive() throws IOException {
    return receive(head());
  }

  /** Reads the body of a response whose head has been read. */
  public Answer receive(String head) throws IOException {
    List<String> lines = head.lines().toList();
    Map<String, String> headers = new TreeMap<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] pair = line.split(": ", 2);
      headers.put(pair[0].toLowerCase(Locale.ROOT), pair[1]);
    }
    byte[] body = new byte[Integer.parseInt(headers.getOrDefault("content-length", "0"))];
    in.readFully(body);
    return new Answer(Integer.parseInt(lines.get(0).split(" ")[1]), headers, body);
  }

  /** Reads the head of the next response. */
  public String head() throws IOException {
    StringBuilder head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      head.append((char) in.readUnsignedByte());
    }
    return head.substring(0, head.length() - 4);
  }

  /** Waits for the end of the connection; false if something arrives instead. */
  public boolean ends() throws IOException {
    try {
      return in.read() < 0;
    } catch (SocketException e) {
      return true;
    }
  }

  /** What arrives until the connection ends. */
  public String rest() throws IOException {
    StringBuilder rest = new StringBuilder();
    try {
      for (int next = in.read(); next >= 0; next = in.read()) {
        rest.append((char) next);
      }
    } catch (SocketException e) {
      return rest.toString();
    }
    return rest.toString();
  }

  /** Resets the connection, as the system does for a client that has crashed. */
  public void reset() throws IOException {
    socket.setSoLinger(true, 0);
    socket.close();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
