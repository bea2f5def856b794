package io.shindigneo4j.protocol;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
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

  private static final byte[] MARK = "\uFEFF".getBytes(StandardCharsets.UTF_8);

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
    return read(bytes, Unreadable.REFUSED, ValueBudget.unlimited());
  }

  @Override
  public Map<String, @Nullable Object> read(byte[] bytes, Unreadable unreadable, ValueBudget budget)
      throws MalformedMessageException {
    try (JsonParser parser = FACTORY.createParser(text(bytes))) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        throw new MalformedMessageException("not a JSON object");
      }
      Map<String, @Nullable Object> document =
          new JsonReading(parser, unreadable, budget).readMap();
      if (parser.nextToken() != null) {
        throw new MalformedMessageException("more than one JSON object");
      }
      return document;
    } catch (IOException e) { // of the content only: the stream is in memory
      throw new MalformedMessageException("not a JSON object", e);
    }
  }

  /** The text without the byte order mark that some programs begin their files with. */
  private static String text(byte[] bytes) throws CharacterCodingException {
    boolean marked =
        bytes.length >= MARK.length && Arrays.equals(bytes, 0, MARK.length, MARK, 0, MARK.length);
    int begin = marked ? MARK.length : 0;
    return UnicodeText.decode(bytes, begin, bytes.length - begin);
  }

  @Override
  public Head read(byte[] bytes, HeadFields head) throws MalformedMessageException {
    try (JsonParser parser = FACTORY.createParser(bytes)) {
      parser.nextToken();
      while (!head.isComplete()) {
        if (parser.nextToken() != JsonToken.FIELD_NAME) {
          return head.head();
        }
        String name = parser.currentName();
        JsonToken token = parser.nextToken();
        if (token == JsonToken.VALUE_STRING && name.equals(HeadFields.TYPE)) {
          head.type(parser.getText());
        } else if (token == JsonToken.VALUE_NUMBER_INT && HeadFields.isNumber(name)) {
          head.number(name, parser.getLongValue());
        } else {
          parser.skipChildren();
        }
      }
      return head.head();
    } catch (IOException e) { // of the content only: the stream is in memory
      throw new MalformedMessageException("not a JSON object", e);
    }
  }
}
