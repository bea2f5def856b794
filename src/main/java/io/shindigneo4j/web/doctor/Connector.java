package io.shindigneo4j.web.doctor;

import io.shindigneo4j.driver.tls.TlsContext;
import io.shindigneo4j.driver.tls.TlsSettings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;

/**
 * Connects to a server for a short conversation, and hangs up when its time is over, however slowly
 * the server sends.
 */
record Connector(Server server, TlsSettings tls, Duration limit) {

  /** What is said by a connection. */
  @FunctionalInterface
  interface Conversation<T> {
    T hold(Socket socket) throws IOException;
  }

  /**
   * Connects, talks, and hangs up.
   *
   * @throws SocketTimeoutException if the conversation has not ended in its time
   */
  <T> T talk(Conversation<T> conversation) throws IOException {
    long begin = System.nanoTime();
    Socket socket = new Socket();
    Executor later = CompletableFuture.delayedExecutor(limit.toMillis(), TimeUnit.MILLISECONDS);
    CompletableFuture<Void> end = CompletableFuture.runAsync(() -> close(socket), later);
    try (socket) {
      socket.connect(new InetSocketAddress(server.host(), server.port()));
      return conversation.hold(socket);
    } catch (IOException e) {
      throw System.nanoTime() - begin < limit.toNanos() ? e : timedOut(e);
    } finally {
      end.cancel(false);
    }
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private IOException timedOut(IOException cause) {
    IOException failure =
        new SocketTimeoutException("no answer within " + limit.toMillis() + " ms");
    failure.initCause(cause);
    return failure;
  }

  /** Shakes hands with a server that must have a certificate that counts, for its name. */
  SSLSocket encrypt(Socket plain) throws IOException {
    SSLSocket socket =
        (SSLSocket)
            new TlsContext(tls)
                .current()
                .getSocketFactory()
                .createSocket(plain, server.host(), server.port(), false);
    SSLParameters parameters = socket.getSSLParameters();
    parameters.setEndpointIdentificationAlgorithm("HTTPS");
    socket.setSSLParameters(parameters);
    socket.startHandshake();
    return socket;
  }
}
