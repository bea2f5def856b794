package io.shindigneo4j.protocol;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** JSON (RFC 8259) in UTF-8: readable, and known to every browser. */
final class JsonFormat implements Format {

  /**
   * The transport limits the size of a message, which bounds all lengths; no number is read in more
   * than linear time. Names are not interned, because clients choose them.
   */
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
          .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(MAXIMUM_DEPTH)
                  .maxStringLength(Integer.MAX_VALUE)
                  .maxNameLength(Integer.MAX_VALUE)
                  .maxNumberLength(Integer.MAX_VALUE)
                  .build())
          .build();

  @Override
  public String name() {
    return "json";
  }

  @Override
  public boolean binary() {
    return false;
  }

  @Override
  public byte[] write(Map<String, @Nullable Object> document) {
    return write(document, Integer.MAX_VALUE);
  }

  @Override
  public byte[] write(Map<String, @Nullable Object> document, int limit) {
    ByteArrayOutputStream bytes = new LimitedBytes(limit);
    try (JsonGenerator generator = FACTORY.createGenerator(bytes)) {
      writeMap(generator, document, 1);
    } catch (IOException e) { // of the content only: the stream is in memory
      throw new UnsupportedValueException(e);
    }
    return bytes.toByteArray();
  }

  private static void writeMap(JsonGenerator generator, Map<?, ?> map, int depth)
      throws IOException {
    Depth.check(depth);
    generator.writeStartObject();
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      generator.writeFieldName(UnicodeText.checkedKey(entry.getKey()));
      writeValue(generator, entry.getValue(), depth + 1);
    }
    generator.writeEndObject();
  }

  private static void writeList(JsonGenerator generator, List<?> list, int depth)
      throws IOException {
    Depth.check(depth);
    generator.writeStartArray();
    for (Object element : list) {
      writeValue(generator, element, depth + 1);
    }
    generator.writeEndArray();
  }

  private static void writeValue(JsonGenerator generator, Object value, int depth)
      throws IOException {
    if (value == null) {
      generator.writeNull();
    } else if (value instanceof String text) {
      generator.writeString(UnicodeText.checked(text));
    } else if (value instanceof Double || value instanceof Float) {
      writeDouble(generator, ((Number) value).doubleValue(), depth);
    } else if (Integers.isInteger(value)) {
      generator.writeNumber(((Number) value).longValue());
    } else if (value instanceof LongSupplier number) {
      generator.writeNumber(number.getAsLong());
    } else if (value instanceof Boolean flag) {
      generator.writeBoolean(flag);
    } else if (value instanceof List<?> list) {
      writeList(generator, list, depth);
    } else if (value instanceof Map<?, ?> map) {
      writeMap(generator, TaggedValues.escape(map), depth);
    } else {
      writeMap(generator, TaggedValues.toMap(value), depth);
    }
  }

  private static void writeDouble(JsonGenerator generator, double value, int depth)
      throws IOException {
    if (Double.isFinite(value)) {
      generator.writeNumber(value);
    } else {
      writeMap(generator, TaggedValues.toMap(value), depth);
    }
  }

  @Override
  public Map<String, @Nullable Object> read(byte[] bytes) throws MalformedMessageException {
    return read(bytes, Unreadable.REFUSED);
  }

  @Override
  public Map<String, @Nullable Object> read(byte[] bytes, Unreadable unreadable)
      throws MalformedMessageException {
    try (JsonParser parser = FACTORY.createParser(UnicodeText.decode(bytes))) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        throw new MalformedMessageException("not a JSON object");
      }
      Map<String, @Nullable Object> document = readMap(parser, unreadable);
      if (parser.nextToken() != null) {
        throw new MalformedMessageException("more than one JSON object");
      }
      return document;
    } catch (IOException e) { // of the content only: the stream is in memory
      throw new MalformedMessageException("not a JSON object", e);
    }
  }

  @Override
  public Head head(byte[] bytes) throws MalformedMessageException {
    try (JsonParser parser = FACTORY.createParser(bytes)) {
      HeadFields head = new HeadFields();
      parser.nextToken();
      while (!head.isComplete()) {
        if (parser.nextToken() != JsonToken.FIELD_NAME) {
          throw head.missing();
        }
        String name = parser.currentName();
        JsonToken token = parser.nextToken();
        if (token == JsonToken.VALUE_STRING && name.equals(HeadFields.TYPE)) {
          head.type(parser.getText());
        } else if (token == JsonToken.VALUE_NUMBER_INT && name.equals(HeadFields.ID)) {
          head.id(parser.getLongValue());
        } else {
          parser.skipChildren();
        }
      }
      return head.head();
    } catch (IOException e) { // of the content only: the stream is in memory
      throw new MalformedMessageException("not a JSON object", e);
    }
  }

  private static Map<String, @Nullable Object> readMap(JsonParser parser, Unreadable unreadable)
      throws IOException, MalformedMessageException {
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = UnicodeText.checkedRead(parser.currentName());
      Entries.add(map, name, readValue(parser, parser.nextToken(), unreadable), unreadable);
    }
    return map;
  }

  private static List<@Nullable Object> readList(JsonParser parser, Unreadable unreadable)
      throws IOException, MalformedMessageException {
    List<@Nullable Object> list = new ArrayList<>();
    for (JsonToken token = parser.nextToken();
        token != JsonToken.END_ARRAY;
        token = parser.nextToken()) {
      list.add(readValue(parser, token, unreadable));
    }
    return list;
  }

  private static @Nullable Object readValue(
      JsonParser parser, JsonToken token, Unreadable unreadable)
      throws IOException, MalformedMessageException {
    return switch (token) {
      case VALUE_NULL -> null;
      case VALUE_STRING -> readText(parser, unreadable);
      case VALUE_NUMBER_INT -> readLong(parser, unreadable);
      case VALUE_NUMBER_FLOAT -> readDouble(parser, unreadable);
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case START_ARRAY -> readList(parser, unreadable);
      case START_OBJECT -> TaggedValues.fromMap(readMap(parser, unreadable), unreadable);
      default -> throw new MalformedMessageException("not a JSON value");
    };
  }

  private static Object readText(JsonParser parser, Unreadable unreadable)
      throws IOException, MalformedMessageException {
    String text = parser.getText();
    try {
      return UnicodeText.checkedRead(text);
    } catch (MalformedMessageException e) {
      return unreadable.value(text, e);
    }
  }

  private static Object readLong(JsonParser parser, Unreadable unreadable)
      throws IOException, MalformedMessageException {
    try {
      return parser.getLongValue();
    } catch (InputCoercionException e) {
      return unreadable.value(
          parser.getText(), new MalformedMessageException("an integer of more than 64 bits", e));
    }
  }

  private static Object readDouble(JsonParser parser, Unreadable unreadable)
      throws IOException, MalformedMessageException {
    double value = parser.getDoubleValue();
    return Double.isFinite(value)
        ? (Object) value
        : unreadable.value(
            parser.getText(),
            new MalformedMessageException("a number outside the range of a double"));
  }
}
