package io.shindigneo4j.benchmark.client;

import io.shindigneo4j.driver.Credentials;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;

/**
 * Sends read-only POST requests as one user, by the JDK's HTTP client. The client keeps connections
 * open, and releases them when it is garbage-collected. Thread-safe.
 */
final class HttpPostClient {

  private static final Duration TIMEOUT = Duration.ofSeconds(30);

  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(TIMEOUT).build();

  private final HttpRequest.Builder request;

  /**
   * @param type the media type of requests and responses
   */
  HttpPostClient(Credentials user, String type) {
    request =
        HttpRequest.newBuilder()
            .timeout(TIMEOUT)
            .header("Authorization", authorization(user))
            .header("Content-Type", type)
            .header("Accept", type);
  }

  private static String authorization(Credentials user) {
    byte[] pair = (user.username() + ":" + user.password()).getBytes(StandardCharsets.UTF_8);
    return "Basic " + Base64.getEncoder().encodeToString(pair);
  }

  HttpResponse<byte[]> send(URI address, byte[] body) {
    HttpRequest post =
        request.copy().uri(address).POST(HttpRequest.BodyPublishers.ofByteArray(body)).build();
    try {
      return sent(post);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /**
   * Sends the request again if the JDK's client loses a response on a kept connection
   * (JDK-8338569).
   */
  private HttpResponse<byte[]> sent(HttpRequest post) throws IOException, InterruptedException {
    try {
      return client.send(post, HttpResponse.BodyHandlers.ofByteArray());
    } catch (HttpTimeoutException | ConnectException e) {
      throw e;
    } catch (IOException e) {
      return client.send(post, HttpResponse.BodyHandlers.ofByteArray());
    }
  }
}
