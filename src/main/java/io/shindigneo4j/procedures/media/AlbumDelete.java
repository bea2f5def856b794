package io.shindigneo4j.procedures.media;

import io.shindigneo4j.schema.media.DeleteAlbum;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Deletes an album and its items. */
final class AlbumDelete {

  private static final List<String> COLUMNS = List.of("id");

  private AlbumDelete() {}

  static ProcedureResult call(Transaction transaction, DeleteAlbum parameters) {
    return Albums.lockedOwner(transaction, parameters.owner())
        .flatMap(owner -> Albums.albumsOf(transaction, owner).apply(parameters.id()))
        .filter(Applications.madeBy(parameters.application()))
        .map(AlbumDelete::delete)
        .map(deleted -> ProcedureResult.single(COLUMNS, parameters.id()))
        .orElse(ProcedureResult.empty(COLUMNS));
  }

  private static Node delete(Node album) {
    ApplicationTimelines.ofAlbums(Albums.ownerOf(album)).remove(album);
    new AlbumContents(album).delete();
    Albums.delete(album);
    return album;
  }
}
