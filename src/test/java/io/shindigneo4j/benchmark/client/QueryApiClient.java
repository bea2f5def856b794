package io.shindigneo4j.benchmark.client;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.shindigneo4j.benchmark.question.Answer;
import io.shindigneo4j.benchmark.question.Asked;
import io.shindigneo4j.benchmark.question.Fields;
import io.shindigneo4j.driver.Credentials;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/** Neo4j's HTTP Query API by the JDK's client, which keeps its connections open. */
final class QueryApiClient implements Client {

  private static final Duration TIMEOUT = Duration.ofSeconds(30);
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.USE_LONG_FOR_INTS);

  /** The part of an answer that has the records. */
  private record Data(List<String> fields, List<List<Object>> values) {}

  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(TIMEOUT).build();

  private final HttpRequest.Builder request;

  QueryApiClient(String address, Credentials user) {
    request =
        HttpRequest.newBuilder(URI.create(address + "db/neo4j/query/v2"))
            .timeout(TIMEOUT)
            .header("Authorization", authorization(user))
            .header("Content-Type", "application/json")
            .header("Accept", "application/json");
  }

  private static String authorization(Credentials user) {
    byte[] pair = (user.username() + ":" + user.password()).getBytes(StandardCharsets.UTF_8);
    return "Basic " + Base64.getEncoder().encodeToString(pair);
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
  public Answer ask(Asked asked) {
    Data data = run(asked);
    return asked.answer(data.values().stream().map(values -> fields(data, values)).toList());
  }

  private static Fields fields(Data data, List<Object> values) {
    return name -> {
      int place = data.fields().indexOf(name);
      return place < 0 ? null : values.get(place);
    };
  }

  @SuppressWarnings("unchecked") // as the Query API is described
  private Data run(Asked asked) {
    Map<String, Object> answer = exchange(asked);
    if (!(answer.get("data") instanceof Map<?, ?> data)) {
      throw new IllegalStateException("the Query API answered " + answer);
    }
    return new Data((List<String>) data.get("fields"), (List<List<Object>>) data.get("values"));
  }

  @SuppressWarnings("unchecked") // an object of JSON
  private Map<String, Object> exchange(Asked asked) {
    try {
      return JSON.readValue(
          client.send(post(asked), HttpResponse.BodyHandlers.ofByteArray()).body(), Map.class);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private HttpRequest post(Asked asked) throws IOException {
    Map<String, Object> body =
        Map.of("statement", asked.text(), "parameters", asked.parameters(), "accessMode", "Read");
    return request
        .copy()
        .POST(HttpRequest.BodyPublishers.ofByteArray(JSON.writeValueAsBytes(body)))
        .build();
  }

  /** The JDK's client ends when nobody refers to it. */
  @Override
  public void close() {}
}
