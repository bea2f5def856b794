package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.authorization.SessionOperations.BrowserSession;
import io.shindigneo4j.schema.authorization.SessionOperations.ListSessions;
import java.util.List;
import org.neo4j.graphdb.Transaction;

/** The browsers in which a person is signed in, the one used last first. */
final class SessionListing {

  private SessionListing() {}

  static List<BrowserSession> call(Transaction transaction, ListSessions parameters) {
    return People.find(transaction, parameters.person()).stream()
        .flatMap(SessionNodes::of)
        .filter(node -> !SessionNodes.isExpired(node, parameters.now()))
        .map(SessionNodes::read)
        .sorted(SessionNodes.LAST_FIRST)
        .toList();
  }
}
