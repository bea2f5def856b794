package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.ClientOperations.GetClient;
import java.util.Optional;
import org.neo4j.graphdb.Transaction;

/** A client by its id. */
final class ClientGet {

  private ClientGet() {}

  static Optional<Client> call(Transaction transaction, GetClient parameters) {
    return Clients.find(transaction, parameters.id()).map(ClientValues::read);
  }
}
