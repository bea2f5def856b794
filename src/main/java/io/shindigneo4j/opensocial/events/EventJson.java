package io.shindigneo4j.opensocial.events;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.shindigneo4j.protocol.GraphEvent;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/** Events as JSON: {@code {"person": "john", "friend": "jane"}}. */
final class EventJson {

  private static final JsonFactory FACTORY = new JsonFactory();
  private static final String PERSON = "person";

  private EventJson() {}

  static byte[] write(GraphEvent event) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JsonGenerator json = FACTORY.createGenerator(bytes)) {
      json.writeStartObject();
      json.writeStringField(PERSON, event.person());
      for (Map.Entry<String, Object> entry : event.data().entrySet()) {
        json.writeFieldName(entry.getKey());
        write(json, entry.getValue());
      }
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // there is no file
    }
    return bytes.toByteArray();
  }

  private static void write(JsonGenerator json, Object value) throws IOException {
    if (value instanceof Number number) {
      json.writeNumber(number.longValue());
    } else if (value instanceof List<?> list) {
      json.writeStartArray();
      for (Object element : list) {
        write(json, element);
      }
      json.writeEndArray();
    } else {
      json.writeString(String.valueOf(value));
    }
  }
}
