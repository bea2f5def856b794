package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import io.shindigneo4j.schema.authorization.SessionOperations;
import io.shindigneo4j.schema.authorization.SessionOperations.BrowserSession;
import io.shindigneo4j.schema.authorization.SessionOperations.EndSessions;
import io.shindigneo4j.schema.authorization.SessionOperations.ListSessions;
import io.shindigneo4j.schema.authorization.SessionOperations.SessionChange;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import java.util.List;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** The operations on sessions in browsers by their names. */
public final class SessionProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register(SessionOperations.NOTE, SessionNote::call);
    registry.register(SessionOperations.LIST, SessionProcedures::listSessions);
    registry.register(SessionOperations.END, SessionProcedures::endSessions);
  }

  /** Revokes sessions, and forgets them. */
  private static SessionChange endSessions(Transaction transaction, EndSessions parameters) {
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

  /** The browsers in which a person is signed in, the one used last first. */
  private static List<BrowserSession> listSessions(
      Transaction transaction, ListSessions parameters) {
    return People.find(transaction, parameters.person()).stream()
        .flatMap(SessionNodes::of)
        .filter(node -> !SessionNodes.isExpired(node, parameters.now()))
        .map(SessionNodes::read)
        .sorted(SessionNodes.LAST_FIRST)
        .toList();
  }
}
