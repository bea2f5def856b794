package io.shindigneo4j.procedures.media;

import io.shindigneo4j.procedures.people.PropertyValues;
import io.shindigneo4j.schema.media.MediaItemOperations.MediaItemChange;
import io.shindigneo4j.schema.media.MediaItemOperations.UpdateMediaItem;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Changes a media item, or moves it to another album. */
final class MediaItemUpdate {

  private MediaItemUpdate() {}

  static Optional<MediaItemChange> call(Transaction transaction, UpdateMediaItem parameters) {
    return Albums.lockedOwner(transaction, parameters.owner())
        .flatMap(owner -> update(transaction, owner, parameters));
  }

  private static Optional<MediaItemChange> update(
      Transaction transaction, Node owner, UpdateMediaItem parameters) {
    Optional<Node> item =
        MediaItems.find(
            transaction, owner, parameters.album(), parameters.id(), parameters.application());
    Predicate<Node> reached = Applications.madeBy(parameters.application());
    Optional<Node> target =
        Albums.albumsOf(transaction, owner)
            .apply(parameters.target())
            .filter(album -> parameters.target().equals(parameters.album()) || reached.test(album));
    if (item.isEmpty() || target.isEmpty()) {
      return Optional.empty();
    }
    boolean hasRoom = hasRoom(item.get(), target.get());
    if (hasRoom) {
      update(transaction, item.get(), target.get(), parameters);
    }
    return Optional.of(new MediaItemChange(hasRoom ? parameters.id() : null, !hasRoom));
  }

  private static boolean hasRoom(Node item, Node target) {
    return Albums.albumOf(item).equals(target)
        || ApplicationTimelines.ofItems(target).makeRoom(Applications.of(item));
  }

  private static void update(
      Transaction transaction, Node item, Node target, UpdateMediaItem parameters) {
    Node album = Albums.albumOf(item);
    new AlbumContents(album).uncount(item);
    PropertyValues.set(item, parameters.properties());
    Node kept = item;
    if (!album.equals(target)) {
      kept = moved(transaction, item, target, parameters.now());
      new AlbumContents(album).refreshCover(kept);
    }
    new AlbumContents(target).count(transaction, kept);
    new AlbumContents(target).refreshCover(kept);
  }

  /** The item in its new place: another node, so that no reader of the album goes on there. */
  private static Node moved(Transaction transaction, Node item, Node target, long now) {
    Map<String, Object> properties = item.getAllProperties();
    ApplicationTimelines.ofItems(Albums.albumOf(item)).remove(item);
    Albums.delete(item);
    Node moved = transaction.createNode(Albums.MEDIA_ITEM);
    properties.forEach(moved::setProperty);
    target.createRelationshipTo(moved, Albums.HAS_MEDIA_ITEM);
    ApplicationTimelines.ofItems(target).add(transaction, moved, now);
    return moved;
  }
}
