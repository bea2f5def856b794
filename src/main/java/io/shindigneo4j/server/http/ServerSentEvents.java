package io.shindigneo4j.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.server.procedure.RequestException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;

/** The texts of Server-Sent Events (HTML, section 9.2). Data are JSON, which has no line breaks. */
final class ServerSentEvents {

  /** How long clients wait before they connect again, and by how much they differ. */
  static final int RETRY_MILLIS = 1_000;

  static final int SPREAD_MILLIS = 2_000;

  static final byte[] HEARTBEAT = ":\n\n".getBytes(UTF_8);

  private static final JsonFactory JSON = new JsonFactory();

  private ServerSentEvents() {}

  static byte[] subscribed(EventPosition position) {
    int retry = RETRY_MILLIS + ThreadLocalRandom.current().nextInt(SPREAD_MILLIS);
    return text(
        "retry: " + retry + "\nevent: subscribed\nid: " + position + "\ndata: ",
        position(position));
  }

  /** Without events, only the id is sent, which a browser keeps without a word. */
  static byte[] events(EventPosition position, List<GraphEvent> events) {
    return events.isEmpty()
        ? ("id: " + position + "\n\n").getBytes(UTF_8)
        : text(
            "event: events\nid: " + position + "\ndata: ",
            events.stream().map(ServerSentEvents::event).toList());
  }

  private static Map<String, Object> event(GraphEvent event) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("type", event.type());
    fields.put("person", event.person());
    fields.put("data", event.data());
    return fields;
  }

  static byte[] gap(EventPosition position, String reason) {
    Map<String, Object> data = position(position);
    data.put("reason", reason);
    return text("event: gap\nid: " + position + "\ndata: ", data);
  }

  static byte[] ended(RequestException reason) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("code", reason.code());
    data.put("message", reason.getMessage());
    data.put("retryable", reason.retryable());
    return text("event: ended\ndata: ", data);
  }

  private static Map<String, Object> position(EventPosition position) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("epoch", position.epoch());
    data.put("offset", position.offset());
    data.put("time", position.time());
    return data;
  }

  private static byte[] text(String head, Object data) {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    text.writeBytes(head.getBytes(UTF_8));
    try (JsonGenerator json = JSON.createGenerator(text)) {
      write(json, data);
    } catch (IOException e) { // text that is none; nothing else fails in memory
      throw new IllegalArgumentException(e);
    }
    text.writeBytes("\n\n".getBytes(UTF_8));
    return text.toByteArray();
  }

  /** Data are texts, integers and truths, maps and lists of them. */
  private static void write(JsonGenerator json, Object value) throws IOException {
    if (value instanceof Map<?, ?> map) {
      json.writeStartObject();
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        json.writeFieldName((String) entry.getKey());
        write(json, entry.getValue());
      }
      json.writeEndObject();
    } else if (value instanceof List<?> list) {
      json.writeStartArray();
      for (Object each : list) {
        write(json, each);
      }
      json.writeEndArray();
    } else if (value instanceof Number number) {
      json.writeNumber(number.longValue());
    } else if (value instanceof Boolean truth) {
      json.writeBoolean(truth);
    } else {
      json.writeString((String) value);
    }
  }
}
