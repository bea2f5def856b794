package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientChange;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientOutcome;
import io.shindigneo4j.schema.authorization.ClientOperations.EnableClient;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/**
 * Enables or disables a client. What was issued to it is revoked when it is disabled, and when it
 * is enabled again: by then another server may have issued more.
 */
final class ClientEnable {

  private ClientEnable() {}

  static ClientChange call(Transaction transaction, EnableClient parameters) {
    Optional<Node> client = Clients.locked(transaction, parameters.id());
    client.ifPresent(found -> enable(transaction, found, parameters));
    return new ClientChange(client.isPresent() ? ClientOutcome.DONE : ClientOutcome.UNKNOWN);
  }

  private static void enable(Transaction transaction, Node client, EnableClient parameters) {
    boolean wasEnabled = (boolean) client.getProperty(GraphNames.ENABLED);
    client.setProperty(GraphNames.ENABLED, parameters.enabled());
    if (!parameters.enabled() || !wasEnabled) {
      Revocations.add(transaction, RevocationKind.CLIENT, parameters.id(), parameters.now());
    }
  }
}
