package io.shindigneo4j.procedures.search;

import io.shindigneo4j.schema.search.SearchOperations;
import java.util.List;
import java.util.Map;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Result;
import org.neo4j.graphdb.Transaction;

/** The full-text index of people and what they are found by; the core API has no way to it. */
final class PeopleIndex {

  private static final String LOOK_UP =
      """
      CALL db.index.fulltext.queryNodes($index, $text, {limit: $most}) YIELD node
      RETURN node
      """;

  private static final String NODE = "node";

  private PeopleIndex() {}

  /** The hits of a query in Lucene's syntax, up to a limit. */
  static List<Node> find(Transaction transaction, String text, long most) {
    Map<String, Object> parameters =
        Map.of("index", SearchOperations.INDEX, "text", text, "most", most);
    try (Result result = transaction.execute(LOOK_UP, parameters)) {
      return result.<Node>columnAs(NODE).stream().toList();
    }
  }
}
