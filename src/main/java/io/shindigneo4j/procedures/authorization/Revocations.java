package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.RevocationOperations.Revocation;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import java.util.Map;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Result;
import org.neo4j.graphdb.Transaction;

/**
 * Revocations in the graph, one for each key. Their log's write lock is taken last, and kept until
 * the transaction ends: so numbers become visible in their order.
 */
final class Revocations {

  private static final Label REVOCATION = Label.label(GraphNames.REVOCATION);

  /** The core API has nothing that finds or makes a node in one step. */
  private static final String LOCK =
      """
      MERGE (log:RevocationLog {name: 'revocations'})
      SET log.name = log.name
      RETURN log
      """;

  private static final String MERGE = "MERGE (node:Revocation {key: $key}) RETURN node";

  private Revocations() {}

  /** Revokes what was issued until now, in the transaction of whatever else takes it back. */
  static Revocation add(Transaction transaction, RevocationKind kind, String subject, long now) {
    return add(transaction, kind, subject, now, null);
  }

  /**
   * @param expires when nothing of it can be valid any more; null for as long as may be
   */
  static Revocation add(
      Transaction transaction, RevocationKind kind, String subject, long now, Long expires) {
    long sequence = next(transaction);
    Node node = node(transaction, MERGE, Map.of(GraphNames.KEY, kind.key(subject)));
    Long last = expires(node, expires);
    long before = Math.max(now, (long) node.getProperty(GraphNames.BEFORE, now));
    node.setProperty(GraphNames.KIND, kind.word());
    node.setProperty(GraphNames.SUBJECT, subject);
    node.setProperty(GraphNames.SEQUENCE, sequence);
    node.setProperty(GraphNames.BEFORE, before);
    if (last == null) {
      node.removeProperty(GraphNames.EXPIRES);
    } else {
      node.setProperty(GraphNames.EXPIRES, last);
    }
    return new Revocation(sequence, kind, subject, before, last);
  }

  /** The later one, of what was revoked before. */
  private static Long expires(Node node, Long given) {
    Long known = (Long) node.getProperty(GraphNames.EXPIRES, null);
    boolean isNew = !node.hasProperty(GraphNames.BEFORE);
    return isNew || given == null || (known != null && known < given) ? given : known;
  }

  private static long next(Transaction transaction) {
    Node log = node(transaction, LOCK, Map.of());
    long sequence = (long) log.getProperty(GraphNames.SEQUENCE, 0L) + 1;
    log.setProperty(GraphNames.SEQUENCE, sequence);
    return sequence;
  }

  private static Node node(Transaction transaction, String text, Map<String, Object> parameters) {
    try (Result result = transaction.execute(text, parameters)) {
      return result.<Node>columnAs(result.columns().get(0)).next();
    }
  }

  /** Whether what was issued at that moment to a person, a client and so on is void. */
  static boolean isRevoked(
      Transaction transaction, RevocationKind kind, String subject, long issued) {
    Node node = transaction.findNode(REVOCATION, GraphNames.KEY, kind.key(subject));
    return node != null && (long) node.getProperty(GraphNames.BEFORE) >= issued;
  }
}
