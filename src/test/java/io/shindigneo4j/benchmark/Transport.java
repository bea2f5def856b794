package io.shindigneo4j.benchmark;

import java.util.List;

/** A way to an answer, by its name in the report. */
record Transport(String name, Form form, Client client) implements AutoCloseable {

  static final String PING_PONG = "tcp-ping-pong";
  static final String EMBEDDED = "embedded-native";

  /** The question in this transport's form. */
  List<Asked> put(Question question) {
    return form.put(question);
  }

  /**
   * Bytes there and back answer nothing, and what is written for the embedded database answers some
   * questions; an answer of one item has no other form.
   */
  boolean takes(Question question) {
    return switch (name) {
      case PING_PONG -> question.procedure().equals(EmptyProcedures.NAME);
      case EMBEDDED -> EmbeddedQuestions.answers(question.procedure());
      case "bolt-one-row", "websocket-cypher-rows" -> !question.rows().equals(question.cypher());
      default -> true;
    };
  }

  @Override
  public void close() {
    client.close();
  }
}
