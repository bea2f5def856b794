package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.ConsentOperations.ConsentChange;
import io.shindigneo4j.schema.authorization.ConsentOperations.ConsentOutcome;
import io.shindigneo4j.schema.authorization.ConsentOperations.GrantConsent;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** Lets a client act for a person, or do more than before. */
final class ConsentGrant {

  private ConsentGrant() {}

  static ConsentChange call(Transaction transaction, GrantConsent parameters) {
    Optional<Node> person = People.locked(transaction, parameters.person());
    Optional<Node> client =
        Clients.locked(transaction, parameters.client()).filter(Clients::isEnabled);
    if (person.isEmpty() || client.isEmpty()) {
      return new ConsentChange(ConsentOutcome.UNKNOWN);
    }
    grant(person.get(), client.get(), parameters);
    return new ConsentChange(ConsentOutcome.DONE);
  }

  private static void grant(Node person, Node client, GrantConsent parameters) {
    Optional<Relationship> old = StoredConsents.of(person, client);
    List<String> before = old.map(StoredConsents::scopes).orElse(List.of());
    Relationship consent = old.orElseGet(() -> first(person, client, parameters.now()));
    consent.setProperty(
        GraphNames.SCOPES,
        Stream.concat(before.stream(), parameters.scopes().stream())
            .distinct()
            .sorted(ValueOrder.ASCENDING)
            .toArray(String[]::new));
  }

  private static Relationship first(Node person, Node client, long now) {
    Relationship consent = person.createRelationshipTo(client, StoredConsents.CONSENTS_TO);
    consent.setProperty(GraphNames.SINCE, now);
    return consent;
  }
}
