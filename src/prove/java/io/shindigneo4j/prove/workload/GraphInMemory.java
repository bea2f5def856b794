package io.shindigneo4j.prove.workload;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** The graph that a server has in memory, as {@code /health} tells. */
record GraphInMemory(URI health) {

  private static final Duration REQUEST_LIMIT = Duration.ofSeconds(10);
  private static final long HANGING_NANOS = TimeUnit.MINUTES.toNanos(3);
  private static final String READY = "\"graph\":\"ready\"";

  /**
   * Returns once the server answers from memory.
   *
   * @throws IOException if it does not
   */
  void await() throws IOException, InterruptedException {
    HttpClient client = HttpClient.newHttpClient();
    HttpRequest request = HttpRequest.newBuilder(health).timeout(REQUEST_LIMIT).build();
    long end = System.nanoTime() + HANGING_NANOS;
    while (!isReady(client, request)) {
      if (System.nanoTime() - end > 0) {
        throw new IOException("the graph is not in memory: " + health);
      }
      Thread.sleep(200);
    }
  }

  private static boolean isReady(HttpClient client, HttpRequest request)
      throws InterruptedException {
    try {
      return client.send(request, BodyHandlers.ofString()).body().contains(READY);
    } catch (IOException e) {
      return false; // it starts
    }
  }
}
