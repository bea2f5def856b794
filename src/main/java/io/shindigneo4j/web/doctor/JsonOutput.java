package io.shindigneo4j.web.doctor;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;

/** The same as the text, as one document. */
record JsonOutput(PrintWriter out) {

  void print(Report report, boolean good) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text).useDefaultPrettyPrinter()) {
      write(report, good, json);
    } catch (IOException e) {
      throw new IllegalStateException(e); // nothing that is written to
    }
    out.println(text);
    out.flush();
  }

  private static void write(Report report, boolean good, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeBooleanField("good", good);
    json.writeObjectFieldStart("counts");
    for (Map.Entry<Status, Integer> count : report.counts().entrySet()) {
      json.writeNumberField(count.getKey().name(), count.getValue());
    }
    json.writeEndObject();
    json.writeArrayFieldStart("checks");
    for (CheckReport check : report.checks()) {
      write(check, json);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void write(CheckReport check, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", check.name());
    json.writeStringField("status", check.status().name());
    json.writeStringField("detail", check.outcome().detail());
    json.writeArrayFieldStart("advice");
    for (String advice : check.outcome().advice()) {
      json.writeString(advice);
    }
    json.writeEndArray();
    json.writeNumberField("milliseconds", check.time().toMillis());
    json.writeEndObject();
  }
}
