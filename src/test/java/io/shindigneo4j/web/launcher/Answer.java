package io.shindigneo4j.web.launcher;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** What a server answers to one request. */
public record Answer(int status, String body, HttpResponse<String> response) {
  private static final HttpClient CLIENT =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  /**
   * @param headers names and values in turn
   */
  public static Answer to(String method, String address, String body, String... headers)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(address))
            .timeout(Duration.ofMinutes(2))
            .method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
    if (headers.length > 0) {
      request.headers(headers);
    }
    if (body != null) {
      request.header("Content-Type", "application/json");
    }
    HttpResponse<String> response = CLIENT.send(request.build(), BodyHandlers.ofString());
    return new Answer(response.statusCode(), response.body(), response);
  }
}
