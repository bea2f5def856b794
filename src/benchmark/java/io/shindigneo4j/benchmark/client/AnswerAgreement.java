package io.shindigneo4j.benchmark.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.inject.Guice;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;

/** Compares the answers of all transports before any of them is timed. */
public final class AnswerAgreement {

  private static final String ID = "id";
  private static final String ITEMS = "items";
  private static final String TOTAL = "total";
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final BeanJsonConverter BEANS = new BeanJsonConverter(Guice.createInjector());

  private AnswerAgreement() {}

  /**
   * Returns the median size of the answers, in characters of JSON.
   *
   * @throws IllegalStateException if two answers differ, or if an answer is empty
   */
  public static int check(Question question, List<MeasuredTransport> transports) {
    List<MeasuredTransport> answering =
        transports.stream()
            .filter(each -> !each.name().equals(MeasuredTransport.PING_PONG))
            .toList();
    return answering.isEmpty()
        ? 0
        : IntStream.range(0, question.parameters().size())
            .map(place -> size(question, place, answering))
            .sorted()
            .skip(question.parameters().size() / 2)
            .findFirst()
            .orElseThrow();
  }

  private static int size(Question question, int place, List<MeasuredTransport> transports) {
    JsonNode first = answer(question, place, transports.get(0));
    if (first.get(ITEMS).isEmpty()) {
      throw new IllegalStateException("no answer to " + question.name() + " " + place);
    }
    for (MeasuredTransport other : transports) {
      JsonNode answer = answer(question, place, other);
      if (!(other.client().keepsOrder(question) ? answer.equals(first) : isLike(answer, first))) {
        throw new IllegalStateException(
            "%s, %s: %s answers %.2000s, but %s answers %.2000s"
                .formatted(
                    question.name(),
                    question.parameters().get(place),
                    transports.get(0).name(),
                    first,
                    other.name(),
                    answer));
      }
    }
    return first.get(ITEMS).toString().length();
  }

  /**
   * Whether both answers have the same number of items, and equal items where both have an item
   * with the same id. If there are more items than fit on a page, the two pages may have different
   * items.
   */
  private static boolean isLike(JsonNode answer, JsonNode other) {
    Map<String, JsonNode> items = byId(answer);
    Map<String, JsonNode> others = byId(other);
    boolean isWhole = answer.get(TOTAL).asInt() == items.size();
    return answer.get(TOTAL).equals(other.get(TOTAL))
        && items.size() == others.size()
        && items.keySet().stream()
            .allMatch(
                id -> others.containsKey(id) ? items.get(id).equals(others.get(id)) : !isWhole);
  }

  private static Map<String, JsonNode> byId(JsonNode answer) {
    Map<String, JsonNode> items = new HashMap<>();
    answer.get(ITEMS).forEach(item -> items.put(item.get(ID).asText(), item));
    return items;
  }

  private static JsonNode answer(Question question, int place, MeasuredTransport transport) {
    return plain(transport.client().ask(transport.put(question).get(place)));
  }

  /** The answer as JSON, independent of the kinds of lists and maps that it consists of. */
  private static JsonNode plain(ShindigAnswer answer) {
    try {
      ObjectNode plain = JSON.createObjectNode().put(TOTAL, answer.total());
      plain.set(ITEMS, JSON.readTree(BEANS.convertToString(answer.items())));
      return plain;
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
