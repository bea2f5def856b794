package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.authorization.ConsentChange;
import io.shindigneo4j.schema.authorization.ConsentOutcome;
import io.shindigneo4j.schema.authorization.WithdrawConsent;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** Ends a consent, with all that was granted to the client for the person. */
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
    ConsentGrants.of(consent.getStartNode(), parameters.client())
        .forEach(grant -> ConsentGrants.revoke(transaction, grant, parameters.now()));
    consent.delete();
  }
}
