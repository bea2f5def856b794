package io.shindigneo4j.procedures.media;

import io.shindigneo4j.procedures.people.PropertyValues;
import io.shindigneo4j.procedures.request.StoredReceipts;
import io.shindigneo4j.schema.media.MediaItemOperations.CreateMediaItem;
import io.shindigneo4j.schema.request.EarlierAnswer;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Adds a media item to an album. */
final class MediaItemCreate {

  private MediaItemCreate() {}

  static Optional<EarlierAnswer> call(Transaction transaction, CreateMediaItem parameters) {
    return Albums.lockedOwner(transaction, parameters.owner())
        .flatMap(
            owner ->
                StoredReceipts.keptAnswer(transaction, parameters.receipt())
                    .map(EarlierAnswer::new)
                    .or(() -> create(transaction, owner, parameters)));
  }

  private static Optional<EarlierAnswer> create(
      Transaction transaction, Node owner, CreateMediaItem parameters) {
    return Albums.albumsOf(transaction, owner)
        .apply(parameters.album())
        .filter(Applications.madeBy(parameters.application()))
        .map(album -> createIn(album, transaction, parameters));
  }

  private static EarlierAnswer createIn(
      Node album, Transaction transaction, CreateMediaItem parameters) {
    Optional<String> earlier = StoredReceipts.earlierAnswer(transaction, parameters.receipt());
    if (earlier.isEmpty()) {
      Node item = transaction.createNode(Albums.MEDIA_ITEM);
      PropertyValues.set(item, parameters.properties());
      album.createRelationshipTo(item, Albums.HAS_MEDIA_ITEM);
      ApplicationTimelines.ofItems(album).add(transaction, item, parameters.now());
      AlbumContents contents = new AlbumContents(album);
      contents.count(transaction, item);
      contents.coverWith(item);
    }
    return new EarlierAnswer(earlier.orElse(null));
  }
}
