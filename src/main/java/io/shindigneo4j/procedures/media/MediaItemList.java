package io.shindigneo4j.procedures.media;

import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.timeline.Timelines;
import io.shindigneo4j.schema.media.ListMediaItems;
import io.shindigneo4j.schema.media.MediaItemPage;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** The media items of people, or of one of their albums. */
final class MediaItemList {

  private MediaItemList() {}

  static MediaItemPage call(ProcedureContext context, ListMediaItems parameters) {
    List<Node> people = AlbumList.people(context, parameters.around());
    List<Node> albums = albums(context.transaction(), people, parameters.album());
    Predicate<Node> made = Applications.madeBy(parameters.application());
    Listing listing =
        Timelines.of(
                context,
                albums.stream()
                    .flatMap(album -> ApplicationTimelines.ofItems(album).owners(made).stream())
                    .toList())
            .list(parameters.query());
    NodeReader reader = new NodeReader(context, parameters.selection());
    return new MediaItemPage(
        listing.total(),
        (parameters.album() == null ? people : albums).size(),
        listing.nodes().stream().map(reader::item).toList());
  }

  private static List<Node> albums(Transaction transaction, List<Node> people, String album) {
    if (album == null) {
      return people.stream().flatMap(MediaItemList::albumsOf).toList();
    }
    Set<Node> owners = new HashSet<>(people);
    return Albums.album(transaction, album).stream()
        .filter(found -> owners.contains(Albums.ownerOf(found)))
        .toList();
  }

  private static Stream<Node> albumsOf(Node person) {
    return person.getRelationships(Direction.OUTGOING, Albums.HAS_ALBUM).stream()
        .map(Relationship::getEndNode);
  }
}
