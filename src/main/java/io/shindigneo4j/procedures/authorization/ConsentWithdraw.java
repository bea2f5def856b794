package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.authorization.ConsentOperations.ConsentChange;
import io.shindigneo4j.schema.authorization.ConsentOperations.ConsentOutcome;
import io.shindigneo4j.schema.authorization.ConsentOperations.WithdrawConsent;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import java.util.Optional;
import java.util.OptionalLong;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** Ends a consent, and revokes all that was granted to the client for the person at once. */
final class ConsentWithdraw {

  private ConsentWithdraw() {}

  static ConsentChange call(Transaction transaction, WithdrawConsent parameters) {
    Optional<Node> person = People.locked(transaction, parameters.person());
    Optional<Node> client = Clients.locked(transaction, parameters.client());
    Optional<Relationship> consent =
        person.flatMap(from -> client.flatMap(to -> Consents.of(from, to)));
    consent.ifPresent(given -> withdraw(transaction, given, parameters));
    return new ConsentChange(consent.isPresent() ? ConsentOutcome.DONE : ConsentOutcome.UNKNOWN);
  }

  private static void withdraw(
      Transaction transaction, Relationship consent, WithdrawConsent parameters) {
    OptionalLong last = Grants.deleteSome(Grants.all(consent.getStartNode(), parameters.client()));
    consent.delete();
    if (last.isPresent()) {
      String subject = RevocationKind.consent(parameters.client(), parameters.person());
      long before = Math.max(parameters.now(), last.getAsLong()); // clocks may differ
      Revocations.add(transaction, RevocationKind.CONSENT, subject, before);
    }
  }
}
