package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import io.shindigneo4j.schema.authorization.SessionOperations.EndSessions;
import io.shindigneo4j.schema.authorization.SessionOperations.SessionChange;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Revokes sessions, and forgets them. */
final class SessionEnd {

  private SessionEnd() {}

  static SessionChange call(Transaction transaction, EndSessions parameters) {
    Optional<Node> person = People.locked(transaction, parameters.person());
    person.stream()
        .flatMap(SessionNodes::of)
        .filter(node -> parameters.ids().contains(SessionNodes.id(node)))
        .toList()
        .forEach(SessionNodes::delete);
    for (String id : parameters.ids()) {
      Revocations.add(
          transaction, RevocationKind.SESSION, id, parameters.now(), parameters.expires());
    }
    return new SessionChange(person.isPresent());
  }
}
