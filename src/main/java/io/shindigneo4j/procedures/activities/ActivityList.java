package io.shindigneo4j.procedures.activities;

import io.shindigneo4j.procedures.people.SelectedPeople;
import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.procedures.timeline.Timelines;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityPage;
import io.shindigneo4j.schema.activities.ActivityOperations.ListActivities;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** The activities of people around other people. */
final class ActivityList {

  private ActivityList() {}

  static ActivityPage call(ProcedureContext context, WorkBudget budget, ListActivities parameters) {
    Listing listing = listing(context, budget, parameters);
    NodeReader reader = new NodeReader(context, parameters.selection());
    return new ActivityPage(listing.total(), listing.nodes().stream().map(reader::item).toList());
  }

  private static Listing listing(
      ProcedureContext context, WorkBudget budget, ListActivities parameters) {
    Stream<Node> people = people(context, budget, parameters);
    if (parameters.ids().isEmpty()) {
      Stream<Node> streams = people.flatMap(person -> streams(context, budget, person, parameters));
      return Timelines.withBothEnds(context, budget, streams).list(parameters.query());
    }
    Stream<Candidate> named =
        people
            .flatMap(person -> named(context.transaction(), budget, person, parameters))
            .map(Timelines::candidate);
    return Listing.of(named.iterator(), activity -> true, parameters.query());
  }

  private static Stream<Node> people(
      ProcedureContext context, WorkBudget budget, ListActivities parameters) {
    return StreamSupport.stream(
            Spliterators.spliteratorUnknownSize(
                SelectedPeople.candidates(context, budget, parameters.around()), 0),
            false)
        .map(Candidate::node);
  }

  private static Stream<Node> streams(
      ProcedureContext context, WorkBudget budget, Node person, ListActivities parameters) {
    return Streams.of(context, budget, person, parameters.kind(), parameters.application());
  }

  private static Stream<Node> named(
      Transaction transaction, WorkBudget budget, Node person, ListActivities parameters) {
    Object owner = person.getProperty(GraphNames.ID, null);
    if (owner == null) {
      return Stream.empty();
    }
    return parameters.ids().stream()
        .distinct()
        .peek(id -> budget.spendStored())
        .flatMap(id -> Activities.find(transaction, parameters.kind(), owner, id).stream())
        .filter(activity -> Streams.isOf(activity, parameters.application()));
  }
}
