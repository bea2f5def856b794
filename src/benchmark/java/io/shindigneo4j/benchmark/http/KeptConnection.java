package io.shindigneo4j.benchmark.http;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** A connection that stays open, for requests that are bytes already. For one thread. */
public final class KeptConnection implements Closeable {

  private static final int TIMEOUT_MILLIS = 30_000;
  private static final String LENGTH = "content-length:";
  private static final String CHUNKED = "transfer-encoding: chunked";

  private final Socket socket = new Socket();
  private final InputStream in;

  public KeptConnection(int port) throws IOException {
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(TIMEOUT_MILLIS);
    socket.connect(new InetSocketAddress("127.0.0.1", port), TIMEOUT_MILLIS);
    in = new BufferedInputStream(socket.getInputStream());
  }

  public void send(byte[] request) throws IOException {
    socket.getOutputStream().write(request);
  }

  /**
   * Reads a whole answer.
   *
   * @throws IllegalStateException for another status than is expected
   */
  public byte[] receive(String status) throws IOException {
    HttpAnswer answer = receive();
    if (answer.status() != Integer.parseInt(status)) {
      throw new IllegalStateException(
          answer.status() + " " + new String(answer.body(), StandardCharsets.UTF_8));
    }
    return answer.body();
  }

  /** Reads a whole answer of any status. */
  HttpAnswer receive() throws IOException {
    String first = line();
    long length = 0;
    boolean chunked = false;
    for (String line = line(); !line.isEmpty(); line = line()) {
      String header = line.toLowerCase(Locale.ROOT);
      if (header.startsWith(LENGTH)) {
        length = Long.parseLong(header.substring(LENGTH.length()).strip());
      }
      chunked |= header.equals(CHUNKED);
    }
    byte[] body = chunked ? chunks() : in.readNBytes(Math.toIntExact(length));
    return new HttpAnswer(Integer.parseInt(first.split(" ", 3)[1]), body);
  }

  private byte[] chunks() throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (int size = size(); size > 0; size = size()) {
      all.write(in.readNBytes(size));
      skipLine();
    }
    skipLine();
    return all.toByteArray();
  }

  private void skipLine() throws IOException {
    String unused = line();
  }

  private int size() throws IOException {
    return Integer.parseInt(line(), 16);
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0) {
        throw new EOFException("the server has closed the connection");
      }
      if (next != '\r') {
        line.append((char) next);
      }
    }
    return line.toString();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
