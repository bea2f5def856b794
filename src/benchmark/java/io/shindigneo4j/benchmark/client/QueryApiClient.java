package io.shindigneo4j.benchmark.client;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.shindigneo4j.benchmark.http.KeptConnections;
import io.shindigneo4j.benchmark.question.QuestionRequest;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import io.shindigneo4j.driver.Credentials;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.List;
import java.util.Map;

/** Neo4j's HTTP Query API. */
final class QueryApiClient implements HttpRequests {

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.USE_LONG_FOR_INTS);

  private static final String PATH = "/db/neo4j/query/v2";

  private final UserRequests requests;
  private final KeptConnections connections;

  QueryApiClient(String address, Credentials user) {
    connections = new KeptConnections(URI.create(address).getPort());
    requests = new UserRequests(connections.port(), user, "application/json");
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
    try {
      return JSON.readValue(connections.ask(bytes(request)).body(), Map.class);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public int port() {
    return connections.port();
  }

  @Override
  public byte[] bytes(QuestionRequest request) {
    Map<String, Object> body =
        Map.of(
            "statement", request.text(), "parameters", request.parameters(), "accessMode", "Read");
    try {
      return requests.post(PATH, JSON.writeValueAsBytes(body));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    connections.close();
  }
}
