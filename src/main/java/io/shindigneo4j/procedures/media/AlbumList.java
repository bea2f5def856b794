package io.shindigneo4j.procedures.media;

import io.shindigneo4j.procedures.people.SelectedPeople;
import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.timeline.Timelines;
import io.shindigneo4j.schema.media.AlbumPage;
import io.shindigneo4j.schema.media.ListAlbums;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.neo4j.graphdb.Node;

/** The albums of people. */
final class AlbumList {

  private AlbumList() {}

  static AlbumPage call(ProcedureContext context, ListAlbums parameters) {
    List<Node> people = people(context, parameters.around());
    Predicate<Node> made = Applications.madeBy(parameters.application());
    List<Node> timelines =
        people.stream()
            .flatMap(person -> ApplicationTimelines.ofAlbums(person).owners(made).stream())
            .toList();
    Listing listing = Timelines.of(context, timelines).list(parameters.query());
    NodeReader reader = new NodeReader(context, parameters.selection());
    return new AlbumPage(
        listing.total(), people.size(), listing.nodes().stream().map(reader::item).toList());
  }

  static List<Node> people(ProcedureContext context, PeopleSelector around) {
    List<Node> people = new ArrayList<>();
    SelectedPeople.candidates(context, around)
        .forEachRemaining((Candidate candidate) -> people.add(candidate.node()));
    return people;
  }
}
