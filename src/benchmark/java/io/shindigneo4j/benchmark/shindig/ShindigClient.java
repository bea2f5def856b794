package io.shindigneo4j.benchmark.shindig;

import io.shindigneo4j.benchmark.question.Client;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.question.QuestionRequest;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;

/** Calls Shindig as the viewer, by the JDK's HTTP client with kept connections. */
final class ShindigClient implements Client {

  private static final int OK = 200;
  private static final Duration TIMEOUT = Duration.ofSeconds(30);

  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(TIMEOUT).build();

  private final ViewerTokens tokens = new ViewerTokens();

  /** Requests by parameter map. The questions use the same map objects again. */
  private final Map<Object, SocialRequest> calls =
      Collections.synchronizedMap(new IdentityHashMap<>());

  private final String address;
  private final ShindigProtocol protocol;
  private final BackEnd backEnd;

  ShindigClient(String address, ShindigProtocol protocol, BackEnd backEnd) {
    this.address = address;
    this.protocol = protocol;
    this.backEnd = backEnd;
  }

  @Override
  public String format() {
    return "json";
  }

  @Override
  public int connections(int threads) {
    return threads;
  }

  @Override
  public boolean supports(Question question) {
    return SocialRequests.has(question) && backEnd.supports(question);
  }

  @Override
  public boolean keepsOrder(Question question) {
    return backEnd.keepsOrder(question);
  }

  @Override
  public ShindigAnswer ask(QuestionRequest request) {
    SocialRequest call =
        calls.computeIfAbsent(request.parameters(), parameters -> SocialRequests.of(request));
    HttpRequest httpRequest =
        protocol
            .request(address, call)
            .timeout(TIMEOUT)
            .header("X-Shindig-ST", tokens.of(call.viewer()))
            .build();
    try {
      HttpResponse<byte[]> response =
          client.send(httpRequest, HttpResponse.BodyHandlers.ofByteArray());
      return answer(response, call);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private ShindigAnswer answer(HttpResponse<byte[]> response, SocialRequest call)
      throws IOException {
    if (response.statusCode() != OK) {
      throw new IllegalStateException(
          "%s answered %d: %s"
              .formatted(
                  response.uri(),
                  response.statusCode(),
                  new String(response.body(), StandardCharsets.UTF_8)));
    }
    return SocialJson.answer(response.body(), call, protocol);
  }

  /** The JDK's client is released by garbage collection. */
  @Override
  public void close() {}
}
