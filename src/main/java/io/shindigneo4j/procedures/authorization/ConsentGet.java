package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.authorization.ConsentOperations.Consent;
import io.shindigneo4j.schema.authorization.ConsentOperations.GetConsent;
import java.util.Optional;
import org.neo4j.graphdb.Transaction;

/** What a person lets a client do. */
final class ConsentGet {

  private ConsentGet() {}

  static Optional<Consent> call(Transaction transaction, GetConsent parameters) {
    return Consents.find(transaction, parameters.person(), parameters.client()).map(Consents::read);
  }
}
