package io.shindigneo4j.procedures.media;

import io.shindigneo4j.procedures.people.SelectedPeople;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.procedures.timeline.Timelines;
import io.shindigneo4j.schema.media.AlbumOperations.AlbumPage;
import io.shindigneo4j.schema.media.AlbumOperations.ListAlbums;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.eclipse.collections.api.list.primitive.LongList;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;
import org.neo4j.graphdb.Node;

/** The albums of people. */
final class AlbumList {

  private AlbumList() {}

  static AlbumPage call(ProcedureContext context, WorkBudget budget, ListAlbums parameters) {
    LongList people = people(context, budget, parameters.around());
    Stream<Node> timelines =
        nodes(context, people)
            .flatMap(
                person ->
                    ApplicationTimelines.ofAlbums(person).owners(budget, parameters.application()));
    Listing listing = Timelines.of(context, budget, timelines).list(parameters.query());
    NodeReader reader = new NodeReader(context, parameters.selection());
    return new AlbumPage(
        listing.total(), people.size(), listing.nodes().stream().map(reader::item).toList());
  }

  /** The ids of the nodes of people. */
  static LongList people(ProcedureContext context, WorkBudget budget, PeopleSelector around) {
    LongArrayList people = new LongArrayList();
    SelectedPeople.candidates(context, budget, around)
        .forEachRemaining(candidate -> people.add(NodeIds.of(candidate.node())));
    return people;
  }

  static Stream<Node> nodes(ProcedureContext context, LongList ids) {
    return LongStream.of(ids.toArray()).mapToObj(node -> NodeIds.node(context.transaction(), node));
  }
}
