package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import io.shindigneo4j.schema.authorization.SessionOperations;
import io.shindigneo4j.schema.authorization.SessionOperations.BrowserSession;
import io.shindigneo4j.schema.authorization.SessionOperations.NoteSession;
import io.shindigneo4j.schema.authorization.SessionOperations.SessionChange;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Notes that a session is in use. */
final class SessionNote {

  private SessionNote() {}

  static SessionChange call(Transaction transaction, NoteSession parameters) {
    Optional<Node> person = People.locked(transaction, parameters.person());
    person.ifPresent(found -> note(transaction, found, parameters));
    return new SessionChange(person.isPresent());
  }

  private static void note(Transaction transaction, Node person, NoteSession parameters) {
    BrowserSession session = parameters.session();
    SessionNodes.of(person)
        .filter(node -> SessionNodes.isExpired(node, parameters.now()))
        .filter(node -> !SessionNodes.id(node).equals(session.id()))
        .toList()
        .forEach(SessionNodes::delete);
    Node noted =
        SessionNodes.find(person, session.id())
            .orElseGet(() -> SessionNodes.create(transaction, person));
    SessionNodes.write(noted, session);
    surplus(person).forEach(node -> end(transaction, node, parameters));
  }

  private static List<Node> surplus(Node person) {
    return SessionNodes.of(person)
        .sorted(Comparator.comparing(SessionNodes::read, SessionNodes.LAST_FIRST))
        .skip(SessionOperations.MOST)
        .toList();
  }

  private static void end(Transaction transaction, Node node, NoteSession parameters) {
    String id = SessionNodes.id(node);
    SessionNodes.delete(node);
    Revocations.add(
        transaction, RevocationKind.SESSION, id, parameters.now(), parameters.expires());
  }
}
