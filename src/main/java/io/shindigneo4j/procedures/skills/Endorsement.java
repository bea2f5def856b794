package io.shindigneo4j.procedures.skills;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.ValueOrder;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** Whose skill it is, and who endorses it or no longer does; both locked for writing. */
record Endorsement(Node owner, Node endorser) {

  /** Locks in order of id; empty if one of the two is unknown. */
  static Optional<Endorsement> locked(Transaction transaction, String owner, String endorser) {
    Stream.of(owner, endorser)
        .sorted(ValueOrder.ASCENDING)
        .forEach(id -> People.locked(transaction, id));
    return People.find(transaction, owner)
        .flatMap(
            one -> People.find(transaction, endorser).map(other -> new Endorsement(one, other)));
  }

  /** The endorser's endorsement of one skill; one relationship at most. */
  List<Relationship> endorsements(Node own) {
    return own.getRelationships(Direction.INCOMING, Skills.ENDORSES).stream()
        .filter(endorsement -> endorsement.getStartNode().equals(endorser))
        .toList();
  }
}
