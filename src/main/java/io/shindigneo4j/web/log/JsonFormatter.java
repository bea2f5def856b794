package io.shindigneo4j.web.log;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.logging.Formatter;
import java.util.logging.LogRecord;

/** Writes each record as one JSON object in one line of ASCII, of a bounded length. */
public final class JsonFormatter extends Formatter {

  /** The most characters of a message. */
  static final int MAX_MESSAGE_LENGTH = 8 << 10;

  /** The most characters of a stack trace. */
  static final int MAX_STACK_LENGTH = 16 << 10;

  private static final JsonFactory FACTORY =
      JsonFactory.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

  @Override
  public String format(LogRecord record) {
    StringWriter line = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(line)) {
      write(json, record);
    } catch (IOException e) {
      throw new UncheckedIOException("a writer in memory has failed", e);
    }
    return line.append('\n').toString();
  }

  private void write(JsonGenerator json, LogRecord record) throws IOException {
    json.writeStartObject();
    json.writeStringField("time", record.getInstant().toString());
    json.writeStringField("level", record.getLevel().getName());
    json.writeStringField("logger", Optional.ofNullable(record.getLoggerName()).orElse(""));
    json.writeStringField("thread", Thread.currentThread().getName());
    json.writeStringField("message", cut(formatMessage(record), MAX_MESSAGE_LENGTH));
    writeIfPresent(json, "request", LoggedRequest.current().id());
    writeIfPresent(json, "trace", LoggedRequest.current().trace());
    if (record instanceof StructuredRecord structured) {
      json.writeObjectFieldStart(structured.name());
      for (Map.Entry<String, String> member : new TreeMap<>(structured.members()).entrySet()) {
        json.writeStringField(member.getKey(), member.getValue());
      }
      json.writeEndObject();
    }
    if (record.getThrown() != null) {
      json.writeStringField("exception", cut(stack(record.getThrown()), MAX_STACK_LENGTH));
    }
    json.writeEndObject();
  }

  private static void writeIfPresent(JsonGenerator json, String name, Optional<String> value)
      throws IOException {
    if (value.isPresent()) {
      json.writeStringField(name, value.get());
    }
  }

  private static String stack(Throwable thrown) {
    StringWriter stack = new StringWriter();
    thrown.printStackTrace(new PrintWriter(stack));
    return stack.toString();
  }

  private static String cut(String text, int most) {
    String known = text == null ? "" : text;
    return known.length() > most ? known.substring(0, most) + "..." : known;
  }
}
