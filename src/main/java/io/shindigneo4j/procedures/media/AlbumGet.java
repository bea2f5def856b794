package io.shindigneo4j.procedures.media;

import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.media.AlbumOperations.FoundAlbums;
import io.shindigneo4j.schema.media.AlbumOperations.GetAlbums;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.function.Predicate;
import org.eclipse.collections.api.set.primitive.LongSet;
import org.eclipse.collections.impl.set.mutable.primitive.LongHashSet;
import org.neo4j.graphdb.Node;

/** Albums by their ids. */
final class AlbumGet {

  private AlbumGet() {}

  static FoundAlbums call(ProcedureContext context, WorkBudget budget, GetAlbums parameters) {
    LongSet people = new LongHashSet(AlbumList.people(context, budget, parameters.around()));
    Predicate<Node> made = Applications.madeBy(parameters.application());
    Listing listing =
        Listing.of(
            Named.candidates(parameters.ids(), id -> Albums.album(context.transaction(), id)),
            made.and(album -> people.contains(NodeIds.of(Albums.ownerOf(album)))),
            parameters.query());
    NodeReader reader = new NodeReader(context, parameters.selection());
    return new FoundAlbums(listing.total(), listing.nodes().stream().map(reader::item).toList());
  }
}
