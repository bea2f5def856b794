package io.shindigneo4j.server.metrics;

import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Rollback;
import io.shindigneo4j.protocol.Message.RunCypher;

/** What requests are in tags; the same words as the client's. */
final class Kinds {

  private Kinds() {}

  static String of(Request request) {
    if (request instanceof CallProcedure call) {
      return call.terms().chunks() > 0 ? "call-stream" : "call";
    } else if (request instanceof RunCypher cypher) {
      return cypher.terms().chunks() > 0 ? "cypher-stream" : "cypher";
    } else if (request instanceof Begin) {
      return "begin";
    } else if (request instanceof Commit) {
      return "commit";
    } else if (request instanceof Rollback) {
      return "rollback";
    }
    throw new IllegalStateException("never answered: " + request.getClass());
  }

  /** Empty for what calls none. */
  static String procedure(Request request) {
    return request instanceof CallProcedure call ? call.procedure() : "";
  }
}
