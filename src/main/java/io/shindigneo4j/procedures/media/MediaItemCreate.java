package io.shindigneo4j.procedures.media;

import io.shindigneo4j.procedures.people.PropertyValues;
import io.shindigneo4j.procedures.request.StoredReceipts;
import io.shindigneo4j.schema.media.MediaItemOperations.CreateMediaItem;
import io.shindigneo4j.schema.request.Creation;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Adds a media item to an album. */
final class MediaItemCreate {

  private MediaItemCreate() {}

  static Optional<Creation> call(Transaction transaction, CreateMediaItem parameters) {
    return Albums.lockedOwner(transaction, parameters.owner())
        .flatMap(
            owner ->
                StoredReceipts.keptAnswer(transaction, parameters.receipt())
                    .map(kept -> Creation.done(Optional.of(kept)))
                    .or(() -> create(transaction, owner, parameters)));
  }

  private static Optional<Creation> create(
      Transaction transaction, Node owner, CreateMediaItem parameters) {
    return Albums.albumsOf(transaction, owner)
        .apply(parameters.album())
        .filter(Applications.madeBy(parameters.application()))
        .map(
            album ->
                StoredReceipts.create(
                    transaction,
                    parameters.receipt(),
                    () ->
                        ApplicationTimelines.ofItems(album)
                            .makeRoom(Applications.of(parameters.properties())),
                    () -> createIn(album, transaction, parameters)));
  }

  private static void createIn(Node album, Transaction transaction, CreateMediaItem parameters) {
    Node item = transaction.createNode(Albums.MEDIA_ITEM);
    PropertyValues.set(item, parameters.properties());
    album.createRelationshipTo(item, Albums.HAS_MEDIA_ITEM);
    ApplicationTimelines.ofItems(album).add(transaction, item, parameters.now());
    AlbumContents contents = new AlbumContents(album);
    contents.count(transaction, item);
    contents.coverWith(item);
  }
}
