package io.shindigneo4j.procedures.media;

import io.shindigneo4j.procedures.people.PropertyValues;
import io.shindigneo4j.procedures.request.StoredReceipts;
import io.shindigneo4j.schema.media.AlbumOperations.CreateAlbum;
import io.shindigneo4j.schema.request.EarlierAnswer;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Creates an album. */
final class AlbumCreate {

  private AlbumCreate() {}

  static Optional<EarlierAnswer> call(Transaction transaction, CreateAlbum parameters) {
    return Albums.lockedOwner(transaction, parameters.owner())
        .map(owner -> create(transaction, owner, parameters));
  }

  private static EarlierAnswer create(Transaction transaction, Node owner, CreateAlbum parameters) {
    Optional<String> earlier = StoredReceipts.earlierAnswer(transaction, parameters.receipt());
    if (earlier.isEmpty()) {
      Node album = transaction.createNode(Albums.ALBUM);
      PropertyValues.set(album, parameters.properties());
      owner.createRelationshipTo(album, Albums.HAS_ALBUM);
      ApplicationTimelines.ofAlbums(owner).add(transaction, album, parameters.now());
    }
    return new EarlierAnswer(earlier.orElse(null));
  }
}
