package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.SessionOperations.BrowserSession;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** Sessions of people in browsers. They change under the lock of their person. */
final class SessionNodes {

  private static final Label SESSION = Label.label(GraphNames.BROWSER_SESSION);
  private static final RelationshipType HAS_SESSION =
      RelationshipType.withName(GraphNames.HAS_BROWSER_SESSION);

  private static final String BROWSER = "browser";
  private static final String SYSTEM = "system";

  /** The one used last first. */
  static final Comparator<BrowserSession> LAST_FIRST =
      Comparator.comparingLong(BrowserSession::lastUsed)
          .reversed()
          .thenComparing(BrowserSession::id, ValueOrder.ASCENDING);

  private SessionNodes() {}

  static Stream<Node> of(Node person) {
    return person.getRelationships(Direction.OUTGOING, HAS_SESSION).stream()
        .map(Relationship::getEndNode);
  }

  static Optional<Node> find(Node person, String id) {
    return of(person).filter(node -> id.equals(id(node))).findFirst();
  }

  static Node create(Transaction transaction, Node person) {
    Node node = transaction.createNode(SESSION);
    person.createRelationshipTo(node, HAS_SESSION);
    return node;
  }

  static String id(Node node) {
    return (String) node.getProperty(GraphNames.ID);
  }

  static boolean isExpired(Node node, long now) {
    return (long) node.getProperty(GraphNames.EXPIRES) <= now;
  }

  static BrowserSession read(Node node) {
    return new BrowserSession(
        id(node),
        (long) node.getProperty(GraphNames.SINCE),
        (long) node.getProperty(GraphNames.LAST_USED),
        (String) node.getProperty(BROWSER),
        (String) node.getProperty(SYSTEM),
        (long) node.getProperty(GraphNames.EXPIRES));
  }

  static void write(Node node, BrowserSession session) {
    node.setProperty(GraphNames.ID, session.id());
    node.setProperty(GraphNames.SINCE, session.since());
    node.setProperty(GraphNames.LAST_USED, session.lastUsed());
    node.setProperty(BROWSER, session.browser());
    node.setProperty(SYSTEM, session.system());
    node.setProperty(GraphNames.EXPIRES, session.expires());
  }

  /** Deletes a session, which has one relationship. */
  static void delete(Node node) {
    node.getRelationships().forEach(Relationship::delete);
    node.delete();
  }
}
