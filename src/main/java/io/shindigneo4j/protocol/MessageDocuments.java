package io.shindigneo4j.protocol;

import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;

/** Messages as documents: the one place that knows the names of the fields on the wire. */
final class MessageDocuments {

  private static final String TYPE = "type";
  private static final String ID = "id";
  private static final String MODE = "mode";
  private static final String TIMEOUT = "timeout";
  private static final String PARAMETERS = "parameters";

  private static final long NANOS_PER_MILLI = 1_000_000;

  private MessageDocuments() {}

  static Map<String, Object> toDocument(Message message) {
    Map<String, Object> document = new LinkedHashMap<>();
    if (message instanceof RunCypher run) {
      request(document, "cypher", run);
      document.put("text", run.text());
    } else if (message instanceof CallProcedure call) {
      request(document, "call", call);
      document.put("procedure", call.procedure());
    } else if (message instanceof Success success) {
      success(document, success);
    } else if (message instanceof Failure failure) {
      failure(document, failure);
    }
    return document;
  }

  private static void request(Map<String, Object> document, String type, Request request) {
    document.put(TYPE, type);
    document.put(ID, request.id());
    document.put(MODE, request.mode().wireName());
    document.put(TIMEOUT, millis(request.timeout()));
    document.put(PARAMETERS, request.parameters());
  }

  /** Rounded up: zero would mean no timeout. */
  private static long millis(Duration timeout) {
    return timeout.plusNanos(NANOS_PER_MILLI - 1).toMillis();
  }

  private static void success(Map<String, Object> document, Success success) {
    document.put(TYPE, "success");
    document.put(ID, success.id());
    document.put("columns", success.columns());
    document.put("records", success.records());
    document.put("counters", success.summary().counters());
    document.put("micros", success.summary().elapsed().toNanos() / 1_000);
  }

  private static void failure(Map<String, Object> document, Failure failure) {
    document.put(TYPE, "failure");
    document.put(ID, failure.id());
    document.put("code", failure.code());
    document.put("message", failure.message());
    document.put("retryable", failure.retryable());
  }

  static Message toMessage(Map<String, Object> document) throws MalformedMessageException {
    Fields fields = new Fields(document);
    long id = fields.integer(ID);
    try {
      return message(id, fields);
    } catch (MalformedMessageException e) {
      throw e.inMessage(id);
    }
  }

  private static Message message(long id, Fields fields) throws MalformedMessageException {
    String type = fields.text(TYPE);
    return switch (type) {
      case "cypher" ->
          new RunCypher(
              id, mode(fields), timeout(fields), fields.text("text"), fields.map(PARAMETERS));
      case "call" ->
          new CallProcedure(
              id, mode(fields), timeout(fields), fields.text("procedure"), fields.map(PARAMETERS));
      case "success" ->
          new Success(id, fields.texts("columns"), fields.records("records"), summary(fields));
      case "failure" ->
          new Failure(id, fields.text("code"), fields.text("message"), fields.flag("retryable"));
      default -> throw new MalformedMessageException("unknown type " + UnicodeText.quote(type));
    };
  }

  private static AccessMode mode(Fields fields) throws MalformedMessageException {
    return AccessMode.of(fields.text(MODE));
  }

  private static Duration timeout(Fields fields) throws MalformedMessageException {
    long millis = fields.integer(TIMEOUT);
    if (millis < 0) {
      throw new MalformedMessageException("timeout must not be negative");
    }
    return Duration.ofMillis(millis);
  }

  private static Summary summary(Fields fields) throws MalformedMessageException {
    return new Summary(
        fields.integers("counters"), Duration.of(fields.integer("micros"), ChronoUnit.MICROS));
  }
}
