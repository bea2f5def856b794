package io.shindigneo4j.procedures.media;

import io.shindigneo4j.schema.media.AlbumOperations.MediaChange;
import io.shindigneo4j.schema.media.MediaItemOperations.DeleteMediaItem;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Deletes a media item. */
final class MediaItemDelete {

  private MediaItemDelete() {}

  static Optional<MediaChange> call(Transaction transaction, DeleteMediaItem parameters) {
    return Albums.lockedOwner(transaction, parameters.owner())
        .flatMap(
            owner ->
                MediaItems.find(
                    transaction,
                    owner,
                    parameters.album(),
                    parameters.id(),
                    parameters.application()))
        .map(MediaItemDelete::delete)
        .map(deleted -> new MediaChange(parameters.id()));
  }

  private static Node delete(Node item) {
    Node album = Albums.albumOf(item);
    AlbumContents contents = new AlbumContents(album);
    ApplicationTimelines.ofItems(album).remove(item);
    contents.uncount(item);
    contents.refreshCover(item);
    Albums.delete(item);
    return item;
  }
}
