package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.procedures.people.ClosedGroups;
import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.schema.groups.Bond;
import io.shindigneo4j.schema.groups.ListGroups;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;

/** The groups that a person is bound to. */
final class GroupList {

  private static final List<String> COLUMNS = List.of("total", "groups");

  private GroupList() {}

  static ProcedureResult call(ProcedureContext context, ListGroups parameters) {
    Optional<Node> viewer =
        Optional.ofNullable(parameters.viewer()).flatMap(id -> People.find(context, id));
    return People.find(context, parameters.user())
        .map(person -> record(context, person, shownTo(viewer, person), parameters))
        .orElse(ProcedureResult.empty(COLUMNS));
  }

  private static Predicate<Node> shownTo(Optional<Node> viewer, Node person) {
    boolean own = viewer.filter(person::equals).isPresent();
    return group -> own || ClosedGroups.tellsMembers(group, viewer);
  }

  private static ProcedureResult record(
      ProcedureContext context, Node person, Predicate<Node> shown, ListGroups parameters) {
    Listing listing = Listing.of(candidates(person, parameters.bond()), shown, parameters.query());
    NodeReader reader = new NodeReader(context, parameters.selection());
    return ProcedureResult.single(
        COLUMNS, listing.total(), listing.nodes().stream().map(reader::itemMap).toList());
  }

  private static Iterator<Candidate> candidates(Node person, Bond bond) {
    return person.getRelationships(Direction.OUTGOING, Groups.types(bond)).stream()
        .map(Relationship::getEndNode)
        .distinct()
        .map(group -> new Candidate(group, 0))
        .iterator();
  }
}
