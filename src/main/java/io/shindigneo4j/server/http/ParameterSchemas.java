package io.shindigneo4j.server.http;

import io.shindigneo4j.schema.Parameter;
import io.shindigneo4j.schema.ParameterType;
import io.shindigneo4j.schema.ParameterType.Fields;
import io.shindigneo4j.schema.ParameterType.ListOf;
import io.shindigneo4j.schema.ParameterType.Plain;
import io.shindigneo4j.schema.ParameterType.Word;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Parameters as JSON Schema, as OpenAPI 3.1 has it. What may be absent may be null as well. */
final class ParameterSchemas {

  private static final String TYPE = "type";
  private static final String NULL = "null";
  private static final String OBJECT = "object";

  private ParameterSchemas() {}

  /** A map with these, and no others. */
  static Map<String, Object> of(List<Parameter> parameters) {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put(TYPE, OBJECT);
    putFields(schema, parameters);
    return schema;
  }

  private static void putFields(Map<String, Object> schema, List<Parameter> parameters) {
    Map<String, Object> properties = new LinkedHashMap<>();
    parameters.forEach(parameter -> properties.put(parameter.name(), schema(parameter)));
    schema.put("properties", properties);
    schema.put(
        "required", parameters.stream().filter(Parameter::required).map(Parameter::name).toList());
    schema.put("additionalProperties", false);
  }

  private static Map<String, Object> schema(Parameter parameter) {
    Map<String, Object> schema = schema(parameter.type(), !parameter.required());
    if (!parameter.description().isEmpty()) {
      schema.put("description", parameter.description());
    }
    return schema;
  }

  private static Map<String, Object> schema(ParameterType type, boolean nullable) {
    Map<String, Object> schema = new LinkedHashMap<>();
    if (type == Plain.ANY) {
      putAny(schema, nullable);
      return schema;
    }
    schema.put(TYPE, nullable ? List.of(name(type), NULL) : name(type));
    if (type == Plain.INTEGER) {
      putRange(schema);
    } else if (type instanceof Word word) {
      schema.put("enum", words(word, nullable));
    } else if (type instanceof ListOf list) {
      schema.put("items", schema(list.element(), false));
    } else if (type instanceof Fields fields) {
      putFields(schema, fields.parameters());
    }
    return schema;
  }

  private static void putAny(Map<String, Object> schema, boolean nullable) {
    schema.put("$ref", "#/components/schemas/Value");
    if (!nullable) {
      schema.put("not", Map.of(TYPE, NULL));
    }
  }

  private static void putRange(Map<String, Object> schema) {
    schema.put("format", "int64");
    schema.put("minimum", Long.MIN_VALUE);
    schema.put("maximum", Long.MAX_VALUE);
  }

  private static List<String> words(Word word, boolean nullable) {
    List<String> words = new ArrayList<>(word.words());
    if (nullable) {
      words.add(null);
    }
    return words;
  }

  private static String name(ParameterType type) {
    if (type instanceof Plain plain) {
      return plainName(plain);
    } else if (type instanceof ListOf) {
      return "array";
    }
    return type instanceof Word ? "string" : OBJECT;
  }

  private static String plainName(Plain type) {
    return switch (type) {
      case ANY -> throw new IllegalArgumentException("whatever it is has no name");
      case BOOLEAN -> "boolean";
      case FLOAT -> "number";
      case INTEGER -> "integer";
      case MAP -> OBJECT;
      case STRING -> "string";
    };
  }
}
