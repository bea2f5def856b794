package io.shindigneo4j.procedures.media;

import io.shindigneo4j.schema.media.AlbumOperations.DeleteAlbum;
import io.shindigneo4j.schema.media.AlbumOperations.MediaChange;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Deletes an album and its items. */
final class AlbumDelete {

  private AlbumDelete() {}

  static Optional<MediaChange> call(Transaction transaction, DeleteAlbum parameters) {
    return Albums.lockedOwner(transaction, parameters.owner())
        .flatMap(owner -> Albums.albumsOf(transaction, owner).apply(parameters.id()))
        .filter(Applications.madeBy(parameters.application()))
        .map(AlbumDelete::delete)
        .map(deleted -> new MediaChange(parameters.id()));
  }

  private static Node delete(Node album) {
    ApplicationTimelines.ofAlbums(Albums.ownerOf(album)).remove(album);
    new AlbumContents(album).delete();
    Albums.delete(album);
    return album;
  }
}
