package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.authorization.ClientChange;
import io.shindigneo4j.schema.authorization.ClientOutcome;
import io.shindigneo4j.schema.authorization.ResealClient;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Replaces the encrypted secret of a client, unless it was changed meanwhile. */
final class ClientReseal {

  private ClientReseal() {}

  static ClientChange call(Transaction transaction, ResealClient parameters) {
    Optional<Node> client =
        Clients.locked(transaction, parameters.id()).filter(found -> isSame(found, parameters));
    client.ifPresent(found -> found.setProperty(ClientValues.SEALED_SECRET, parameters.to()));
    return new ClientChange(client.isPresent() ? ClientOutcome.DONE : ClientOutcome.UNKNOWN);
  }

  private static boolean isSame(Node client, ResealClient parameters) {
    Object sealed = client.getProperty(ClientValues.SEALED_SECRET, null);
    return parameters.from().equals(sealed) || parameters.to().equals(sealed);
  }
}
