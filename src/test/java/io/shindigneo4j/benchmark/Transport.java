package io.shindigneo4j.benchmark;

import java.util.List;

/** A way to an answer, by its name in the report. */
record Transport(String name, Form form, Client client) implements AutoCloseable {

  static final String PING_PONG = "tcp-ping-pong";

  /** The question in this transport's form. */
  List<Asked> put(Question question) {
    return form.put(question);
  }

  /** Bytes there and back answer nothing; an answer of one item has no other form. */
  boolean takes(Question question) {
    if (name.equals(PING_PONG)) {
      return question.procedure().equals(EmptyProcedures.NAME);
    }
    return !name.equals("bolt-one-row") && !name.equals("websocket-cypher-rows")
        || !question.rows().equals(question.cypher());
  }

  @Override
  public void close() {
    client.close();
  }
}
