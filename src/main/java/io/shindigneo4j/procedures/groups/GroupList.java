package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.procedures.people.GroupVisibility;
import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.groups.GroupOperations.GroupPage;
import io.shindigneo4j.schema.groups.GroupOperations.ListGroups;
import io.shindigneo4j.schema.groups.GroupOperations.MembershipKind;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.Predicate;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;

/** The groups that a person is bound to. */
final class GroupList {

  private GroupList() {}

  static Optional<GroupPage> call(
      ProcedureContext context, WorkBudget budget, ListGroups parameters) {
    Optional<Node> viewer =
        Optional.ofNullable(parameters.viewer()).flatMap(id -> People.find(context, id));
    return People.find(context, parameters.user())
        .map(person -> page(context, budget, person, viewer, parameters));
  }

  private static Predicate<Node> shownTo(Optional<Node> viewer, Node person, WorkBudget budget) {
    return viewer.filter(person::equals).isPresent()
        ? group -> true
        : new GroupVisibility(viewer, budget::spendStored);
  }

  private static GroupPage page(
      ProcedureContext context,
      WorkBudget budget,
      Node person,
      Optional<Node> viewer,
      ListGroups parameters) {
    Listing listing =
        Listing.of(
            candidates(person, parameters.bond(), budget),
            shownTo(viewer, person, budget),
            parameters.query());
    NodeReader reader = new NodeReader(context, parameters.selection());
    return new GroupPage(listing.total(), listing.nodes().stream().map(reader::item).toList());
  }

  private static Iterator<Candidate> candidates(
      Node person, MembershipKind membership, WorkBudget budget) {
    return person.getRelationships(Direction.OUTGOING, Groups.types(membership)).stream()
        .peek(found -> budget.spendStored())
        .map(Relationship::getEndNode)
        .distinct()
        .map(group -> new Candidate(group, 0))
        .iterator();
  }
}
