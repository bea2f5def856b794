package io.shindigneo4j.procedures.gadgetoauth;

import io.shindigneo4j.schema.gadgetoauth.GadgetService;
import io.shindigneo4j.schema.gadgetoauth.GetService;
import java.util.Optional;
import org.neo4j.graphdb.Transaction;

/** A service by its gadget and name. */
final class ServiceGet {

  private ServiceGet() {}

  static Optional<GadgetService> call(Transaction transaction, GetService parameters) {
    return Services.find(transaction, parameters.gadget(), parameters.name()).map(Services::read);
  }
}
