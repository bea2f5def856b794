package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.ConsentOperations.Consent;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** Consents in the graph. They change under the locks of the person, then of the client. */
final class StoredConsents {

  static final RelationshipType CONSENTS_TO = RelationshipType.withName(GraphNames.CONSENTS_TO);

  private StoredConsents() {}

  /** A person's. */
  static Stream<Relationship> of(Node person) {
    return person.getRelationships(Direction.OUTGOING, CONSENTS_TO).stream();
  }

  /** A person's to one client. */
  static Optional<Relationship> of(Node person, Node client) {
    return of(person).filter(consent -> consent.getEndNode().equals(client)).findFirst();
  }

  /** The same by their ids. */
  static Optional<Relationship> find(Transaction transaction, String person, String client) {
    return People.find(transaction, person)
        .flatMap(from -> Clients.find(transaction, client).flatMap(to -> of(from, to)));
  }

  static Consent read(Relationship consent) {
    Node client = consent.getEndNode();
    return new Consent(
        Clients.id(client),
        (String) client.getProperty(GraphNames.NAME),
        scopes(consent),
        (long) consent.getProperty(GraphNames.SINCE));
  }

  static List<String> scopes(Relationship consent) {
    return List.of((String[]) consent.getProperty(GraphNames.SCOPES));
  }
}
