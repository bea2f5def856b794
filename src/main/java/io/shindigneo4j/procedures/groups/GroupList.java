package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.schema.groups.Bond;
import io.shindigneo4j.schema.groups.ListGroups;
import io.shindigneo4j.schema.groups.Standing;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** The groups that a person is bound to. */
final class GroupList {

  private static final List<String> COLUMNS = List.of("total", "groups");

  private GroupList() {}

  static ProcedureResult call(Transaction transaction, ListGroups parameters) {
    Predicate<Node> shown = group -> isShown(transaction, group, parameters);
    return People.find(transaction, parameters.user())
        .map(person -> record(person, shown, parameters))
        .orElse(ProcedureResult.empty(COLUMNS));
  }

  /** Who is in a closed group is for those to know who are in it too. */
  private static boolean isShown(Transaction transaction, Node group, ListGroups parameters) {
    return !Groups.isClosed(group)
        || parameters.user().equals(parameters.viewer())
        || Standings.of(transaction, parameters.viewer(), group).compareTo(Standing.MEMBER) >= 0;
  }

  private static ProcedureResult record(Node person, Predicate<Node> shown, ListGroups parameters) {
    Listing listing = Listing.of(candidates(person, parameters.bond()), shown, parameters.query());
    NodeReader reader = new NodeReader(parameters.selection());
    return ProcedureResult.single(
        COLUMNS, listing.total(), listing.nodes().stream().map(reader::item).toList());
  }

  private static Iterator<Candidate> candidates(Node person, Bond bond) {
    return person.getRelationships(Direction.OUTGOING, Groups.types(bond)).stream()
        .map(Relationship::getEndNode)
        .distinct()
        .map(group -> new Candidate(group, 0))
        .iterator();
  }
}
