package io.shindigneo4j.testing;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** All that is in a graph, in an order of its own. */
public final class GraphDump {

  private static final String EVERYTHING =
      """
      MATCH (n)
      OPTIONAL MATCH (n)-[r]->(m)
      RETURN labels(n) AS labels, n {.*} AS node, type(r) AS type, r {.*} AS link,
        labels(m) AS ends, m {.*} AS end
      """;

  private GraphDump() {}

  public static List<String> of(GraphServer server) {
    return server
        .database("neo4j")
        .executeTransactionally(
            EVERYTHING, Map.of(), rows -> rows.stream().map(GraphDump::text).sorted().toList());
  }

  /** Properties have no order, and arrays are compared by what is in them. */
  private static String text(Map<String, Object> row) {
    Map<String, Object> sorted = new TreeMap<>();
    row.forEach((name, value) -> sorted.put(name, comparable(value)));
    return sorted.toString();
  }

  private static Object comparable(Object value) {
    if (value instanceof Map<?, ?> map) {
      Map<String, Object> sorted = new TreeMap<>();
      map.forEach((name, content) -> sorted.put((String) name, comparable(content)));
      return sorted;
    }
    return value instanceof Object[] array ? List.of(array) : String.valueOf(value);
  }
}
