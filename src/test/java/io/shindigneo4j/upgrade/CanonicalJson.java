package io.shindigneo4j.upgrade;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.util.Set;

/** Answers in a form in which equal ones are equal whenever they are asked for. */
final class CanonicalJson {

  /** Reads and writes the files of a release; names are sorted. */
  static final ObjectMapper FILES =
      JsonMapper.builder()
          .enable(SerializationFeature.INDENT_OUTPUT)
          .enable(JsonNodeFeature.WRITE_PROPERTIES_SORTED)
          .build();

  /** What depends on the moment of the question. */
  private static final Set<String> OF_THE_MOMENT = Set.of("current", "lastUsed");

  /** When an entry of a list began, in milliseconds since 1970. */
  private static final String SINCE = "since";

  private CanonicalJson() {}

  static JsonNode read(String text) {
    try {
      return FILES.readTree(text);
    } catch (IOException e) {
      return TextNode.valueOf(text);
    }
  }

  /**
   * Leaves out what depends on the moment: by its name, or as it began later.
   *
   * @param made when the data was complete, in milliseconds since 1970
   */
  static JsonNode of(JsonNode answer, long made) {
    if (answer instanceof ObjectNode object) {
      ObjectNode kept = JsonNodeFactory.instance.objectNode();
      object.properties().stream()
          .filter(field -> !OF_THE_MOMENT.contains(field.getKey()))
          .forEach(field -> kept.set(field.getKey(), of(field.getValue(), made)));
      return kept;
    } else if (answer instanceof ArrayNode list) {
      ArrayNode kept = JsonNodeFactory.instance.arrayNode();
      for (JsonNode entry : list) {
        if (entry.path(SINCE).asLong() <= made) {
          kept.add(of(entry, made));
        }
      }
      return kept;
    }
    return answer;
  }
}
