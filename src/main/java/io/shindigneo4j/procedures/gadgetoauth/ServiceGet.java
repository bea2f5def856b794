package io.shindigneo4j.procedures.gadgetoauth;

import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GetService;
import java.util.Optional;
import org.neo4j.graphdb.Transaction;

/** A service by its gadget and name. */
final class ServiceGet {

  private ServiceGet() {}

  static Optional<GadgetService> call(Transaction transaction, GetService parameters) {
    return Services.find(transaction, parameters.gadget(), parameters.name()).map(Services::read);
  }
}
