package io.shindigneo4j.procedures.media;

import io.shindigneo4j.procedures.people.PropertyValues;
import io.shindigneo4j.schema.media.AlbumOperations.MediaChange;
import io.shindigneo4j.schema.media.AlbumOperations.UpdateAlbum;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Changes an album. */
final class AlbumUpdate {

  private AlbumUpdate() {}

  static Optional<MediaChange> call(Transaction transaction, UpdateAlbum parameters) {
    return Albums.lockedOwner(transaction, parameters.owner())
        .flatMap(owner -> Albums.albumsOf(transaction, owner).apply(parameters.id()))
        .filter(Applications.madeBy(parameters.application()))
        .map(album -> update(album, parameters));
  }

  private static MediaChange update(Node album, UpdateAlbum parameters) {
    PropertyValues.set(album, parameters.properties());
    new AlbumContents(album).showChosen();
    return new MediaChange(parameters.id());
  }
}
