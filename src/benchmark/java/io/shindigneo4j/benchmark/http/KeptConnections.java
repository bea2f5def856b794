package io.shindigneo4j.benchmark.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.SocketTimeoutException;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;

/**
 * Connections to a server on this machine, as many as there are threads that ask at once. For
 * requests that change nothing. Thread-safe.
 */
public final class KeptConnections implements AutoCloseable {

  private final int port;

  /** Those that nobody uses. The one that was used last is taken first. */
  private final Deque<KeptConnection> idle = new ConcurrentLinkedDeque<>();

  public KeptConnections(int port) {
    this.port = port;
  }

  public int port() {
    return port;
  }

  /**
   * Sends a request and waits for the whole answer. A server may have closed the connection while
   * it was idle; the request is then sent over another.
   */
  public HttpAnswer ask(byte[] request) {
    try {
      KeptConnection kept = idle.poll();
      return kept == null ? askOver(new KeptConnection(port), request) : again(kept, request);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private HttpAnswer again(KeptConnection kept, byte[] request) throws IOException {
    try {
      return askOver(kept, request);
    } catch (SocketTimeoutException e) {
      throw e;
    } catch (IOException e) {
      return askOver(new KeptConnection(port), request);
    }
  }

  private HttpAnswer askOver(KeptConnection connection, byte[] request) throws IOException {
    try {
      connection.send(request);
      HttpAnswer answer = connection.receive();
      idle.push(connection);
      return answer;
    } catch (IOException e) {
      connection.close();
      throw e;
    }
  }

  /** Closes those that nobody uses. */
  @Override
  public void close() {
    for (KeptConnection each = idle.poll(); each != null; each = idle.poll()) {
      try {
        each.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
