package io.shindigneo4j.procedures.people;

import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.people.PeopleOperations.ListPeople;
import io.shindigneo4j.schema.people.PeopleOperations.PeoplePage;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.procedure.ProcedureContext;
import org.eclipse.collections.api.set.primitive.LongSet;
import org.eclipse.collections.impl.set.mutable.primitive.LongHashSet;
import org.neo4j.graphdb.Direction;

/** People around other people. */
final class PeopleList {

  private PeopleList() {}

  static PeoplePage call(ProcedureContext context, WorkBudget budget, ListPeople parameters) {
    return FriendList.suits(parameters)
        ? new FriendList(context, budget, parameters).page()
        : list(context, budget, parameters);
  }

  private static PeoplePage list(
      ProcedureContext context, WorkBudget budget, ListPeople parameters) {
    Listing listing = listing(context, budget, parameters);
    NodeReader reader = new NodeReader(context, parameters.selection());
    return new PeoplePage(listing.total(), listing.nodes().stream().map(reader::item).toList());
  }

  private static Listing listing(
      ProcedureContext context, WorkBudget budget, ListPeople parameters) {
    if (parameters.friendsWith() == null) {
      return SelectedPeople.list(context, budget, parameters.around(), parameters.query());
    }
    LongSet friends = whoseFriendIs(context, budget, parameters.friendsWith());
    return Listing.of(
        SelectedPeople.candidates(context, budget, parameters.around()),
        person -> friends.contains(NodeIds.of(person)),
        parameters.query());
  }

  private static LongSet whoseFriendIs(ProcedureContext context, WorkBudget budget, String id) {
    LongHashSet people = new LongHashSet();
    People.find(context.transaction(), id)
        .ifPresent(
            person ->
                person
                    .getRelationships(Direction.INCOMING, People.FRIEND_OF)
                    .forEach(
                        friendship -> {
                          budget.spendStored();
                          people.add(NodeIds.start(friendship));
                        }));
    return people;
  }
}
