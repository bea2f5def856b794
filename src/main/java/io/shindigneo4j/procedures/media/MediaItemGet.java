package io.shindigneo4j.procedures.media;

import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.media.MediaItemOperations.FoundMediaItems;
import io.shindigneo4j.schema.media.MediaItemOperations.GetMediaItems;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.function.Predicate;
import org.eclipse.collections.api.set.primitive.LongSet;
import org.eclipse.collections.impl.set.mutable.primitive.LongHashSet;
import org.neo4j.graphdb.Node;

/** Media items by their ids. */
final class MediaItemGet {

  private MediaItemGet() {}

  static FoundMediaItems call(
      ProcedureContext context, WorkBudget budget, GetMediaItems parameters) {
    LongSet people = new LongHashSet(AlbumList.people(context, budget, parameters.around()));
    Predicate<Node> made = Applications.madeBy(parameters.application());
    Listing listing =
        Listing.of(
            Named.candidates(parameters.ids(), id -> Albums.item(context.transaction(), id)),
            made.and(item -> isIn(Albums.albumOf(item), parameters.album(), people)),
            parameters.query());
    NodeReader reader = new NodeReader(context, parameters.selection());
    return new FoundMediaItems(
        listing.total(), listing.nodes().stream().map(reader::item).toList());
  }

  private static boolean isIn(Node album, String id, LongSet people) {
    return people.contains(NodeIds.of(Albums.ownerOf(album)))
        && (id == null || id.equals(album.getProperty(GraphNames.ID)));
  }
}
