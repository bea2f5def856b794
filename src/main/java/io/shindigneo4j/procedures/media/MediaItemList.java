package io.shindigneo4j.procedures.media;

import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.procedures.timeline.Timelines;
import io.shindigneo4j.schema.media.MediaItemOperations.ListMediaItems;
import io.shindigneo4j.schema.media.MediaItemOperations.MediaItemPage;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.stream.Stream;
import org.eclipse.collections.api.list.primitive.LongList;
import org.eclipse.collections.api.set.primitive.LongSet;
import org.eclipse.collections.impl.factory.primitive.LongLists;
import org.eclipse.collections.impl.set.mutable.primitive.LongHashSet;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;

/** The media items of people, or of one of their albums. */
final class MediaItemList {

  private MediaItemList() {}

  static MediaItemPage call(
      ProcedureContext context, WorkBudget budget, ListMediaItems parameters) {
    LongList people = AlbumList.people(context, budget, parameters.around());
    LongList albums = albums(context, budget, people, parameters.album());
    Listing listing =
        Timelines.of(
                context,
                budget,
                AlbumList.nodes(context, albums)
                    .flatMap(
                        album ->
                            ApplicationTimelines.ofItems(album)
                                .owners(budget, parameters.application())))
            .list(parameters.query());
    NodeReader reader = new NodeReader(context, parameters.selection());
    return new MediaItemPage(
        listing.total(),
        (parameters.album() == null ? people : albums).size(),
        listing.nodes().stream().map(reader::item).toList());
  }

  private static LongList albums(
      ProcedureContext context, WorkBudget budget, LongList people, String album) {
    LongSet owners = new LongHashSet(people);
    Stream<Node> albums =
        album == null
            ? AlbumList.nodes(context, people).flatMap(MediaItemList::albumsOf)
            : Albums.album(context.transaction(), album).stream()
                .filter(found -> owners.contains(NodeIds.of(Albums.ownerOf(found))));
    return LongLists.immutable.ofAll(
        albums.peek(any -> budget.spendStored()).mapToLong(NodeIds::of));
  }

  private static Stream<Node> albumsOf(Node person) {
    return person.getRelationships(Direction.OUTGOING, Albums.HAS_ALBUM).stream()
        .map(Relationship::getEndNode);
  }
}
