package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.ConsentChange;
import io.shindigneo4j.schema.authorization.ConsentOutcome;
import io.shindigneo4j.schema.authorization.WithdrawConsent;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.neo4j.graphdb.Direction;
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
    grants(consent.getStartNode(), parameters.client())
        .forEach(grant -> Grants.revoke(transaction, grant, parameters.now()));
    consent.delete();
  }

  /** In order of id. */
  private static List<Node> grants(Node person, String client) {
    return person.getRelationships(Direction.OUTGOING, Grants.HAS_GRANT).stream()
        .map(Relationship::getEndNode)
        .filter(grant -> client.equals(grant.getProperty(GraphNames.CLIENT)))
        .sorted(Comparator.comparing(ConsentWithdraw::id, ValueOrder.ASCENDING))
        .toList();
  }

  private static String id(Node grant) {
    return (String) grant.getProperty(GraphNames.ID);
  }
}
