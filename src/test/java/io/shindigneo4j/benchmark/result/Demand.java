package io.shindigneo4j.benchmark.result;

import java.util.List;

/**
 * How many times the throughput of another a transport shall have over all questions of the papers.
 *
 * @param query the only one it is demanded of; null for all
 * @param each whether every question shall have it, and not their geometric mean alone
 */
public record Demand(
    String text, String transport, String than, String query, double factor, boolean each) {

  public static final List<Demand> ALL =
      List.of(
          new Demand(
              "Native calls: 13.3 times the throughput of HTTP",
              "websocket-native",
              "http",
              null,
              13.3,
              false),
          new Demand(
              "Cypher: 5.6 times the throughput of HTTP",
              "websocket-cypher",
              "http",
              null,
              5.6,
              false),
          new Demand(
              "Native foaf3: 200 times the throughput of HTTP",
              "websocket-native",
              "http",
              "foaf3",
              200,
              false),
          new Demand(
              "Bolt beaten on every question, by native calls",
              "websocket-native",
              "bolt",
              null,
              1,
              true));

  private static final int QUESTIONS = 19;

  /** Of how many questions it is demanded. */
  public int questions() {
    return query == null ? QUESTIONS : 1;
  }

  boolean isOf(String asked) {
    return query == null ? !asked.equals("empty") : asked.equals(query);
  }
}
