package io.shindigneo4j.server.metrics;

import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.CallStatement;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Rollback;
import io.shindigneo4j.protocol.Message.Routes;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.RunStatement;
import io.shindigneo4j.protocol.Message.Subscribe;
import io.shindigneo4j.protocol.Terms;

/** The tags of requests; the client uses the same words. */
final class RequestKinds {

  private RequestKinds() {}

  static String of(Request request) {
    if (request instanceof CallProcedure call) {
      return call(call.terms());
    } else if (request instanceof CallStatement call) {
      return call(call.terms());
    } else if (request instanceof RunCypher cypher) {
      return cypher(cypher.terms());
    } else if (request instanceof RunStatement statement) {
      return cypher(statement.terms());
    } else if (request instanceof Begin) {
      return "begin";
    } else if (request instanceof Commit) {
      return "commit";
    } else if (request instanceof Rollback) {
      return "rollback";
    } else if (request instanceof Routes) {
      return "routes";
    } else if (request instanceof Subscribe) {
      return "subscribe";
    }
    throw new IllegalStateException("never answered: " + request.getClass());
  }

  private static String call(Terms terms) {
    return terms.chunks() > 0 ? "call-stream" : "call";
  }

  private static String cypher(Terms terms) {
    return terms.chunks() > 0 ? "cypher-stream" : "cypher";
  }

  /** The procedure; empty if the request calls none. */
  static String procedure(Request request) {
    return request instanceof CallProcedure call ? call.procedure() : "";
  }
}
