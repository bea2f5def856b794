package io.shindigneo4j.procedures.people;

import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.schema.people.ListPeople;
import io.shindigneo4j.schema.people.PeoplePage;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** People around other people. */
final class PeopleList {

  private PeopleList() {}

  static PeoplePage call(ProcedureContext context, ListPeople parameters) {
    return FriendList.suits(parameters)
        ? new FriendList(context, parameters).page()
        : list(context, parameters);
  }

  private static PeoplePage list(ProcedureContext context, ListPeople parameters) {
    Listing listing =
        Listing.of(
            SelectedPeople.candidates(context, parameters.around()),
            friendsWith(context.transaction(), parameters.friendsWith()),
            parameters.query());
    NodeReader reader = new NodeReader(context, parameters.selection());
    return new PeoplePage(listing.total(), listing.nodes().stream().map(reader::item).toList());
  }

  private static Predicate<Node> friendsWith(Transaction transaction, String id) {
    if (id == null) {
      return person -> true;
    }
    Set<Node> friends =
        People.find(transaction, id).map(PeopleList::whoseFriendIs).orElse(Set.of());
    return friends::contains;
  }

  private static Set<Node> whoseFriendIs(Node person) {
    return StreamSupport.stream(
            person.getRelationships(Direction.INCOMING, People.FRIEND_OF).spliterator(), false)
        .map(Relationship::getStartNode)
        .collect(Collectors.toSet());
  }
}
