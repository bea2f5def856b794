package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.IssueRequestToken;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import java.util.List;
import java.util.Optional;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/**
 * Request tokens that wait for a person, in the graph. They are deleted under their write locks,
 * which come after that of the person.
 */
final class RequestTokenNodes {

  static final Label REQUEST_TOKEN = Label.label(GraphNames.OAUTH_REQUEST_TOKEN);

  private RequestTokenNodes() {}

  static void create(Transaction transaction, IssueRequestToken parameters) {
    Node created = transaction.createNode(REQUEST_TOKEN);
    created.setProperty(GraphNames.HASH, parameters.token().hash());
    created.setProperty(GraphNames.SEALED_SECRET, parameters.token().sealedSecret());
    created.setProperty(GraphNames.CLIENT, parameters.client());
    created.setProperty(GraphNames.CALLBACK, parameters.callback());
    created.setProperty(GraphNames.SCOPES, parameters.scopes().toArray(String[]::new));
    created.setProperty(GraphNames.ISSUED, parameters.now());
    created.setProperty(GraphNames.EXPIRES, parameters.token().expires());
  }

  /** One that has not expired, and is not void. */
  static Optional<Node> find(Transaction transaction, String hash, long now) {
    return Optional.ofNullable(transaction.findNode(REQUEST_TOKEN, GraphNames.HASH, hash))
        .filter(token -> !TokenNodes.isExpired(token, now))
        .filter(token -> isEnabled(transaction, client(token)))
        .filter(token -> !isRevoked(transaction, token));
  }

  /** The same, locked for writing; empty also where it is deleted meanwhile. */
  static Optional<Node> locked(Transaction transaction, String hash, long now) {
    Optional.ofNullable(transaction.findNode(REQUEST_TOKEN, GraphNames.HASH, hash))
        .ifPresent(transaction::acquireWriteLock);
    return find(transaction, hash, now);
  }

  static boolean isEnabled(Transaction transaction, String client) {
    return Clients.find(transaction, client).filter(Clients::isEnabled).isPresent();
  }

  private static boolean isRevoked(Transaction transaction, Node token) {
    long issued = (long) token.getProperty(GraphNames.ISSUED);
    return Revocations.isRevoked(transaction, RevocationKind.ALL, "", issued)
        || Revocations.isRevoked(transaction, RevocationKind.CLIENT, client(token), issued);
  }

  static String client(Node token) {
    return (String) token.getProperty(GraphNames.CLIENT);
  }

  static String callback(Node token) {
    return (String) token.getProperty(GraphNames.CALLBACK);
  }

  static List<String> scopes(Node token) {
    return Grants.scopes(token.getProperty(GraphNames.SCOPES));
  }
}
