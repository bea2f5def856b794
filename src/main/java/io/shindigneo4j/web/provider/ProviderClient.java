package io.shindigneo4j.web.provider;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Sends requests to a provider. Each takes at most so long with all of its answer, which has at
 * most so many bytes; a redirect is an answer as any other. Thread-safe.
 */
public final class ProviderClient implements AutoCloseable {
  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(2);
  private static final Duration TIMEOUT = Duration.ofSeconds(5);
  private static final int MAX_BYTES = 256 << 10;

  private final Duration timeout;
  private final ExecutorService threads = Executors.newCachedThreadPool(ProviderClient::thread);
  private final ScheduledThreadPoolExecutor timer =
      new ScheduledThreadPoolExecutor(1, ProviderClient::thread);
  private final HttpClient http = client(threads);

  ProviderClient() {
    this(TIMEOUT);
  }

  /**
   * @param timeout of a request as a whole
   */
  ProviderClient(Duration timeout) {
    this.timeout = timeout;
    timer.setRemoveOnCancelPolicy(true);
  }

  /** Its own thread ends some time after its last use, and must not keep the web application. */
  private static HttpClient client(ExecutorService threads) {
    Thread thread = Thread.currentThread();
    ClassLoader loader = thread.getContextClassLoader();
    thread.setContextClassLoader(ClassLoader.getSystemClassLoader());
    try {
      return HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .followRedirects(HttpClient.Redirect.NEVER)
          .connectTimeout(CONNECT_TIMEOUT)
          .executor(threads)
          .build();
    } finally {
      thread.setContextClassLoader(loader);
    }
  }

  private static Thread thread(Runnable task) {
    Thread thread = new Thread(task, "shindig-neo4j-provider");
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Waits for the answer.
   *
   * @throws IOException if none comes in time, or one that is too large
   */
  public HttpResponse<byte[]> send(HttpRequest request) throws IOException {
    try {
      return begin(request).get();
    } catch (ExecutionException e) {
      throw new IOException("the provider does not answer: " + e.getCause(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted");
    }
  }

  /** The same without waiting. */
  CompletableFuture<HttpResponse<byte[]>> begin(HttpRequest request) {
    CompletableFuture<HttpResponse<byte[]>> exchange =
        http.sendAsync(request, head -> new BoundedBody(MAX_BYTES));
    CompletableFuture<HttpResponse<byte[]>> answer = exchange.copy();
    Future<?> limit = timer.schedule(() -> end(answer), timeout.toMillis(), TimeUnit.MILLISECONDS);
    return answer.whenComplete(
        (response, failure) -> {
          limit.cancel(false);
          exchange.cancel(true);
        });
  }

  private void end(CompletableFuture<?> answer) {
    answer.completeExceptionally(new TimeoutException("no answer within " + timeout));
  }

  /** A document; the future fails unless the status is 200. */
  CompletableFuture<String> document(URI address) {
    HttpRequest request =
        HttpRequest.newBuilder(address).header("Accept", "application/json").build();
    return begin(request).thenCompose(ProviderClient::text);
  }

  private static CompletableFuture<String> text(HttpResponse<byte[]> response) {
    return response.statusCode() == 200
        ? CompletableFuture.completedFuture(new String(response.body(), StandardCharsets.UTF_8))
        : CompletableFuture.failedFuture(
            new IOException(response.uri() + " answers " + response.statusCode()));
  }

  @Override
  public void close() {
    timer.shutdownNow();
    threads.shutdownNow();
  }
}
