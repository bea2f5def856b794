package io.shindigneo4j.driver.metrics;

/** The kind of a request, with its name in meters. */
public enum RequestKind {
  CALL("call"),
  CYPHER("cypher"),
  /** Lasts as long as the application reads the records. */
  CALL_STREAM("call-stream"),
  CYPHER_STREAM("cypher-stream"),
  BEGIN("begin"),
  COMMIT("commit"),
  ROLLBACK("rollback");

  private final String tag;

  RequestKind(String tag) {
    this.tag = tag;
  }

  String tag() {
    return tag;
  }
}
