package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.ListRevocations;
import io.shindigneo4j.schema.authorization.RevocationOperations.Revocation;
import java.util.List;
import java.util.Map;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Result;
import org.neo4j.graphdb.Transaction;

/** The revocations after a number. */
final class RevocationListing {

  /**
   * The core API has no ranges. The index is read in the order of the numbers: a later one that is
   * committed meanwhile is not found before an earlier one. The number is that of the index: the
   * node may have got another one since.
   */
  private static final String AFTER =
      """
      MATCH (node:Revocation)
      USING INDEX node:Revocation(sequence)
      WHERE node.sequence > $after
      RETURN node, node.sequence AS sequence
      ORDER BY sequence
      LIMIT $most
      """;

  private RevocationListing() {}

  static List<Revocation> call(Transaction transaction, ListRevocations parameters) {
    Map<String, Object> values =
        Map.of("after", parameters.after(), "most", RevocationOperations.MOST);
    try (Result result = transaction.execute(AFTER, values)) {
      return result.stream().map(RevocationListing::revocation).toList();
    }
  }

  private static Revocation revocation(Map<String, Object> row) {
    Node node = (Node) row.get("node");
    return new Revocation(
        (long) row.get("sequence"),
        (String) node.getProperty(GraphNames.KIND),
        (String) node.getProperty(GraphNames.SUBJECT),
        (long) node.getProperty(GraphNames.BEFORE),
        (Long) node.getProperty(GraphNames.EXPIRES, null));
  }
}
