package io.shindigneo4j.procedures.media;

import io.shindigneo4j.procedures.people.PropertyValues;
import io.shindigneo4j.schema.media.MediaChange;
import io.shindigneo4j.schema.media.UpdateMediaItem;
import java.util.Optional;
import java.util.function.Predicate;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Changes a media item, or moves it to another album. */
final class MediaItemUpdate {

  private MediaItemUpdate() {}

  static Optional<MediaChange> call(Transaction transaction, UpdateMediaItem parameters) {
    return Albums.lockedOwner(transaction, parameters.owner())
        .flatMap(owner -> update(transaction, owner, parameters))
        .map(item -> new MediaChange(parameters.id()));
  }

  private static Optional<Node> update(
      Transaction transaction, Node owner, UpdateMediaItem parameters) {
    Optional<Node> item =
        MediaItems.find(
            transaction, owner, parameters.album(), parameters.id(), parameters.application());
    Predicate<Node> reached = Applications.madeBy(parameters.application());
    Optional<Node> target =
        Albums.albumsOf(transaction, owner)
            .apply(parameters.target())
            .filter(album -> parameters.target().equals(parameters.album()) || reached.test(album));
    if (item.isPresent() && target.isPresent()) {
      update(transaction, item.get(), target.get(), parameters);
      return item;
    }
    return Optional.empty();
  }

  private static void update(
      Transaction transaction, Node item, Node target, UpdateMediaItem parameters) {
    Node album = Albums.albumOf(item);
    new AlbumContents(album).uncount(item);
    PropertyValues.set(item, parameters.properties());
    if (!album.equals(target)) {
      move(transaction, item, target, parameters.now());
      new AlbumContents(album).refreshCover(item);
    }
    new AlbumContents(target).count(transaction, item);
    new AlbumContents(target).refreshCover(item);
  }

  private static void move(Transaction transaction, Node item, Node target, long now) {
    ApplicationTimelines.ofItems(Albums.albumOf(item)).remove(item);
    item.getSingleRelationship(Albums.HAS_MEDIA_ITEM, Direction.INCOMING).delete();
    target.createRelationshipTo(item, Albums.HAS_MEDIA_ITEM);
    ApplicationTimelines.ofItems(target).add(transaction, item, now);
  }
}
