package io.shindigneo4j.benchmark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Bare sockets, one for each thread: a few bytes there and back. */
final class PingPongClient implements Client {

  /** About as much as an empty call. */
  static final int SIZE = 100;

  private static final int TIMEOUT_MILLISECONDS = 30_000;

  private final int port;
  private final byte[] payload = new byte[SIZE];
  private final Queue<Socket> sockets = new ConcurrentLinkedQueue<>();
  private final ThreadLocal<Socket> own = ThreadLocal.withInitial(this::connect);

  PingPongClient(int port) {
    this.port = port;
  }

  private Socket connect() {
    try {
      Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
      socket.setTcpNoDelay(true);
      socket.setSoTimeout(TIMEOUT_MILLISECONDS);
      sockets.add(socket);
      return socket;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String format() {
    return "bytes";
  }

  @Override
  public int connections(int threads) {
    return threads;
  }

  @Override
  public long read(Asked asked) {
    try {
      Socket socket = own.get();
      socket.getOutputStream().write(payload);
      return socket.getInputStream().readNBytes(SIZE).length;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** It knows no questions, so that its answer is left out of the comparison. */
  @Override
  public List<Map<String, Object>> answer(Asked asked) {
    return List.of();
  }

  @Override
  public void close() {
    for (Socket socket : sockets) {
      try {
        socket.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
