package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.procedures.query.OnlyRelationship;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.messages.MessageNames;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** Copies of messages, and the messages themselves. */
final class Copies {

  static final RelationshipType COPY_OF = RelationshipType.withName(MessageNames.COPY_OF);
  static final RelationshipType REPLY_TO = RelationshipType.withName(MessageNames.REPLY_TO);

  private static final Comparator<Node> BY_ID =
      Comparator.comparing(node -> node.getProperty(GraphNames.ID), ValueOrder.ASCENDING);

  private Copies() {}

  static Node message(Node copy) {
    return OnlyRelationship.of(copy, COPY_OF, Direction.OUTGOING).getEndNode();
  }

  /** The ids of the replies that have reached the owner, in the order in which they came. */
  static List<String> replies(Node copy) {
    return List.of((String[]) copy.getProperty(MessageNames.REPLIES, new String[0]));
  }

  /** Deletes copies that are in no collection, and each message that has no copy left. */
  static void discard(Transaction transaction, Collection<Node> copies) {
    copies.stream().sorted(BY_ID).forEach(copy -> discard(transaction, copy));
  }

  /** Takes the lock of the message, since others may discard their copies at the same time. */
  private static void discard(Transaction transaction, Node copy) {
    Node message = message(copy);
    transaction.acquireWriteLock(message);
    delete(copy);
    if (!message.hasRelationship(Direction.INCOMING, COPY_OF)) {
      delete(message);
    }
  }

  static void delete(Node node) {
    node.getRelationships().forEach(Relationship::delete);
    node.delete();
  }
}
