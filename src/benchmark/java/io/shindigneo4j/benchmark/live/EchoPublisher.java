package io.shindigneo4j.benchmark.live;

import io.shindigneo4j.benchmark.http.KeptConnection;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;

/** Has an {@link EventEcho} send posts to those who hear them. For one thread. */
final class EchoPublisher implements Posts.Publisher {

  private final Audience audience;
  private final KeptConnection connection;

  EchoPublisher(int port, Audience audience) {
    this.audience = audience;
    try {
      connection = new KeptConnection(port);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public CompletableFuture<?> post(String author, String id) {
    String listeners = String.join(",", audience.listeners().get(author));
    String request = "GET /post/%s/%s HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".formatted(id, listeners);
    try {
      connection.send(request.getBytes(StandardCharsets.ISO_8859_1));
      byte[] unused = connection.receive("200");
      return CompletableFuture.completedFuture(null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
