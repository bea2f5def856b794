package io.shindigneo4j.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Holds documents against schemas of a description: of JSON Schema what our description uses, and a
 * failure for anything else in it.
 */
public final class JsonSchema {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final JsonNode description;
  private final List<String> complaints = new ArrayList<>();

  /**
   * @param description in which references are found
   */
  public JsonSchema(JsonNode description) {
    this.description = description;
  }

  /** What is wrong with a document; empty where it is as the schema has it. */
  public List<String> complaints(Map<String, Object> document, JsonNode schema) {
    complaints.clear();
    check("$", MAPPER.valueToTree(document), schema);
    return List.copyOf(complaints);
  }

  /** What a reference leads to. */
  public JsonNode resolve(JsonNode node) {
    if (!node.has("$ref")) {
      return node;
    }
    JsonNode found = description.at(node.get("$ref").asText().substring(1));
    if (found.isMissingNode()) {
      throw new AssertionError("nothing is at " + node.get("$ref"));
    }
    return found;
  }

  private void check(String path, JsonNode value, JsonNode unresolved) {
    JsonNode schema = resolve(unresolved);
    schema.fields().forEachRemaining(rule -> check(path, value, schema, rule.getKey()));
  }

  private void check(String path, JsonNode value, JsonNode schema, String rule) {
    JsonNode wanted = schema.get(rule);
    switch (rule) {
      case "type" -> require(isOfType(value, wanted), path, "is no " + wanted);
      case "enum" -> require(contains(wanted, value), path, "is none of " + wanted);
      case "minimum" -> require(value.asLong() >= wanted.asLong(), path, "is below " + wanted);
      case "required" ->
          wanted.forEach(name -> require(value.has(name.asText()), path, "lacks " + name));
      case "items" -> value.forEach(element -> check(path + "[]", element, wanted));
      case "properties", "additionalProperties" -> checkFields(path, value, schema);
      case "description" -> {
        // says nothing that could be held against anything
      }
      default -> throw new AssertionError("not known here: " + rule);
    }
  }

  private void checkFields(String path, JsonNode value, JsonNode schema) {
    value
        .fields()
        .forEachRemaining(
            field -> {
              String inner = path + "." + field.getKey();
              JsonNode known = schema.path("properties").path(field.getKey());
              JsonNode others = schema.path("additionalProperties");
              if (!known.isMissingNode()) {
                check(inner, field.getValue(), known);
              } else if (others.isObject()) {
                check(inner, field.getValue(), others);
              } else {
                require(!others.isBoolean() || others.asBoolean(), inner, "is unknown");
              }
            });
  }

  private static boolean isOfType(JsonNode value, JsonNode wanted) {
    return wanted.isArray()
        ? texts(wanted).stream().anyMatch(type -> isOfType(value, type))
        : isOfType(value, wanted.asText());
  }

  private static List<String> texts(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(element -> texts.add(element.asText()));
    return texts;
  }

  private static boolean isOfType(JsonNode value, String type) {
    return switch (type) {
      case "object" -> value.isObject();
      case "array" -> value.isArray();
      case "string" -> value.isTextual();
      case "integer" -> value.isIntegralNumber();
      case "number" -> value.isNumber();
      case "boolean" -> value.isBoolean();
      case "null" -> value.isNull();
      default -> throw new AssertionError("no type " + type);
    };
  }

  private static boolean contains(JsonNode array, JsonNode value) {
    return texts(array).contains(value.asText());
  }

  private void require(boolean holds, String path, String complaint) {
    if (!holds) {
      complaints.add(path + " " + complaint);
    }
  }
}
