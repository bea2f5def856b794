package io.shindigneo4j.server.http;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * JSON documents of strings, integers, booleans, nulls, lists and maps, whose keys mean nothing to
 * the protocol.
 */
final class JsonTree {

  private static final JsonFactory FACTORY = new JsonFactory();

  private JsonTree() {}

  /**
   * @throws UncheckedIOException for what is no JSON object
   */
  static Map<String, Object> read(byte[] json) {
    try (JsonParser parser = FACTORY.createParser(json)) {
      parser.nextToken();
      return map(parser);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, Object> map(JsonParser parser) throws IOException {
    Map<String, Object> map = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      map.put(name, value(parser, parser.nextToken()));
    }
    return map;
  }

  private static List<Object> list(JsonParser parser) throws IOException {
    List<Object> list = new ArrayList<>();
    for (JsonToken token = parser.nextToken();
        token != JsonToken.END_ARRAY;
        token = parser.nextToken()) {
      list.add(value(parser, token));
    }
    return list;
  }

  private static Object value(JsonParser parser, JsonToken token) throws IOException {
    return switch (token) {
      case START_OBJECT -> map(parser);
      case START_ARRAY -> list(parser);
      case VALUE_STRING -> parser.getText();
      case VALUE_NUMBER_INT -> parser.getLongValue();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case VALUE_NULL -> null;
      default -> throw new IOException("unexpected " + token);
    };
  }

  static byte[] write(Map<?, ?> document) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JsonGenerator generator = FACTORY.createGenerator(bytes)) {
      write(generator, document);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void write(JsonGenerator generator, Object value) throws IOException {
    if (value instanceof Map<?, ?> map) {
      writeMap(generator, map);
    } else if (value instanceof List<?> list) {
      writeList(generator, list);
    } else if (value instanceof Long number) {
      generator.writeNumber(number);
    } else if (value instanceof Boolean flag) {
      generator.writeBoolean(flag);
    } else {
      generator.writeString((String) value); // which may be null
    }
  }

  private static void writeMap(JsonGenerator generator, Map<?, ?> map) throws IOException {
    generator.writeStartObject();
    for (Map.Entry<?, ?> authenticator : map.entrySet()) {
      generator.writeFieldName((String) authenticator.getKey());
      write(generator, authenticator.getValue());
    }
    generator.writeEndObject();
  }

  private static void writeList(JsonGenerator generator, List<?> list) throws IOException {
    generator.writeStartArray();
    for (Object element : list) {
      write(generator, element);
    }
    generator.writeEndArray();
  }
}
