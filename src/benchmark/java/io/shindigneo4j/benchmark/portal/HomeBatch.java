package io.shindigneo4j.benchmark.portal;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.stream.StreamSupport;

/**
 * The calls that home sends in its first request. They name nobody but the viewer, so that
 * everybody's are the same.
 *
 * @param text as the page has sent it
 */
public record HomeBatch(String text) {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** All calls in one request. */
  public List<String> together() {
    return List.of(text);
  }

  /** A request for each call. */
  public List<String> alone() {
    return StreamSupport.stream(parsed(text).spliterator(), false)
        .map(call -> "[" + call + "]")
        .toList();
  }

  /**
   * @throws IllegalStateException if a call was not answered, or refused
   */
  void check(String answer) {
    JsonNode results = parsed(answer);
    if (results.size() != parsed(text).size()) {
      throw new IllegalStateException("home's calls are not answered: " + answer);
    }
    for (JsonNode result : results) {
      if (result.has("error")) {
        throw new IllegalStateException("a call of home is refused: " + result);
      }
    }
  }

  private static JsonNode parsed(String json) {
    try {
      return MAPPER.readTree(json);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("no JSON: " + json, e);
    }
  }
}
