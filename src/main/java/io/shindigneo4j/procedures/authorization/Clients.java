package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.GraphNames;
import java.util.Optional;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** OAuth clients in the graph. Nothing deletes them. */
final class Clients {

  static final Label CLIENT = Label.label(GraphNames.OAUTH_CLIENT);

  private Clients() {}

  static Optional<Node> find(Transaction transaction, String id) {
    return Optional.ofNullable(transaction.findNode(CLIENT, GraphNames.ID, id));
  }

  /** The client, locked for writing until the transaction ends; after locks of people. */
  static Optional<Node> locked(Transaction transaction, String id) {
    Optional<Node> client = find(transaction, id);
    client.ifPresent(transaction::acquireWriteLock);
    return client;
  }

  static String id(Node client) {
    return (String) client.getProperty(GraphNames.ID);
  }

  static boolean isEnabled(Node client) {
    return (boolean) client.getProperty(GraphNames.ENABLED);
  }
}
