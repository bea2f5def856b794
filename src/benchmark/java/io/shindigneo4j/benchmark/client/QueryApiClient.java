package io.shindigneo4j.benchmark.client;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.shindigneo4j.benchmark.question.Client;
import io.shindigneo4j.benchmark.question.QuestionRequest;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import io.shindigneo4j.driver.Credentials;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.List;
import java.util.Map;

/** Neo4j's HTTP Query API. */
final class QueryApiClient implements Client {

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.USE_LONG_FOR_INTS);

  private final URI address;
  private final HttpPostClient posts;

  QueryApiClient(String address, Credentials user) {
    this.address = URI.create(address + "db/neo4j/query/v2");
    this.posts = new HttpPostClient(user, "application/json");
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
  public ShindigAnswer ask(QuestionRequest request) {
    return request.answer(run(request).fields());
  }

  @SuppressWarnings("unchecked") // as the Query API specifies
  private TabularRecords run(QuestionRequest request) {
    Map<String, Object> answer = exchange(request);
    if (!(answer.get("data") instanceof Map<?, ?> data)) {
      throw new IllegalStateException("the Query API answered " + answer);
    }
    return new TabularRecords(
        (List<String>) data.get("fields"), (List<List<Object>>) data.get("values"));
  }

  @SuppressWarnings("unchecked") // a JSON object
  private Map<String, Object> exchange(QuestionRequest request) {
    Map<String, Object> body =
        Map.of(
            "statement", request.text(), "parameters", request.parameters(), "accessMode", "Read");
    try {
      return JSON.readValue(posts.send(address, JSON.writeValueAsBytes(body)).body(), Map.class);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {}
}
