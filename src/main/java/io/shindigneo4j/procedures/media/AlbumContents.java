package io.shindigneo4j.procedures.media;

import io.shindigneo4j.procedures.people.PropertyValues;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.procedures.timeline.Timeline;
import io.shindigneo4j.schema.GraphNames;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/**
 * The summary that an album has of its items: how many there are, of which types, and a thumbnail.
 * Each write of an item updates the album, so that a reader of the album reads no items.
 */
final class AlbumContents {

  private static final Label KIND = Label.label(GraphNames.MEDIA_KIND);
  private static final RelationshipType HAS_KIND =
      RelationshipType.withName(GraphNames.HAS_MEDIA_KIND);

  /** The album's property, and the item's property whose values it lists. */
  private static final Map<String, String> LISTED =
      Map.of("mediaType", "type", "mediaMimeType", "mimeType");

  /** The most values of a property that the album lists, as each new item reads and writes them. */
  private static final int MAX_LISTED = 100;

  private static final String COUNT = "mediaItemCount";
  private static final String THUMBNAIL = "thumbnailUrl";

  /** The thumbnail that the owner chose. The album shows it while no item has a thumbnail. */
  private static final String CHOSEN = "cover";

  /** The id of the item whose thumbnail the album shows. */
  private static final String COVER_ITEM = "coverItem";

  private static final Comparator<Node> NEWEST_FIRST =
      Comparator.comparing((Node item) -> (Long) item.getProperty(GraphNames.MOMENT))
          .reversed()
          .thenComparing(item -> item.getProperty(GraphNames.ID), ValueOrder.ASCENDING);

  private final Node album;

  AlbumContents(Node album) {
    this.album = album;
  }

  void count(Transaction transaction, Node item) {
    LISTED.forEach(
        (kind, property) -> {
          Object value = item.getProperty(property, null);
          if (value != null) {
            increment(transaction, kind, value);
          }
        });
    change(1);
  }

  void uncount(Node item) {
    LISTED.forEach(
        (kind, property) ->
            kinds(kind)
                .filter(node -> value(node).equals(item.getProperty(property, null)))
                .findFirst()
                .ifPresent(AlbumContents::decrement));
    change(-1);
  }

  private void change(long difference) {
    album.setProperty(COUNT, (Long) album.getProperty(COUNT, 0L) + difference);
    LISTED.keySet().forEach(kind -> album.setProperty(kind, values(kind)));
  }

  private String[] values(String kind) {
    return kinds(kind)
        .map(AlbumContents::value)
        .sorted(ValueOrder.ASCENDING)
        .toArray(String[]::new);
  }

  private void increment(Transaction transaction, String kind, Object value) {
    Optional<Node> known = kinds(kind).filter(node -> value(node).equals(value)).findFirst();
    if (known.isEmpty() && kinds(kind).count() >= MAX_LISTED) {
      return;
    }
    Node counter = known.orElseGet(() -> create(transaction, kind, value));
    counter.setProperty("count", (Long) counter.getProperty("count", 0L) + 1);
  }

  private Node create(Transaction transaction, String kind, Object value) {
    Node counter = transaction.createNode(KIND);
    counter.setProperty("kind", kind);
    counter.setProperty("value", value);
    album.createRelationshipTo(counter, HAS_KIND);
    return counter;
  }

  private static void decrement(Node counter) {
    long count = (Long) counter.getProperty("count") - 1;
    if (count == 0) {
      Albums.delete(counter);
    } else {
      counter.setProperty("count", count);
    }
  }

  private Stream<Node> kinds(String kind) {
    return album.getRelationships(Direction.OUTGOING, HAS_KIND).stream()
        .map(Relationship::getEndNode)
        .filter(node -> kind.equals(node.getProperty("kind")));
  }

  private static Object value(Node kind) {
    return kind.getProperty("value");
  }

  /** Shows the thumbnail of the newest item, if it has one. */
  void coverWith(Node newest) {
    Object thumbnail = newest.getProperty(THUMBNAIL, null);
    if (thumbnail != null) {
      album.setProperty(COVER_ITEM, newest.getProperty(GraphNames.ID));
      album.setProperty(THUMBNAIL, thumbnail);
    }
  }

  /** Chooses the thumbnail again if the item that changed or left could affect it. */
  void refreshCover(Node changed) {
    Object id = changed.getProperty(GraphNames.ID);
    if (changed.hasProperty(THUMBNAIL) || id.equals(album.getProperty(COVER_ITEM, null))) {
      album.removeProperty(COVER_ITEM);
      showChosen();
      ApplicationTimelines.ofItems(album)
          .owners()
          .map(AlbumContents::newestWithThumbnail)
          .filter(Objects::nonNull)
          .min(NEWEST_FIRST)
          .ifPresent(this::coverWith);
    }
  }

  private static Node newestWithThumbnail(Node timeline) {
    Iterator<Node> items = new Timeline(timeline).items();
    while (items.hasNext()) {
      Node item = items.next();
      if (item.hasProperty(THUMBNAIL)) {
        return item;
      }
    }
    return null;
  }

  /** Shows the thumbnail that the owner chose, unless the album shows that of an item. */
  void showChosen() {
    if (!album.hasProperty(COVER_ITEM)) {
      PropertyValues.set(album, THUMBNAIL, album.getProperty(CHOSEN, null));
    }
  }

  /** Deletes the items, the timelines and the counters of the album. */
  void delete() {
    for (String type :
        List.of(
            GraphNames.HAS_MEDIA_ITEM, GraphNames.HAS_MEDIA_TIMELINE, GraphNames.HAS_MEDIA_KIND)) {
      album.getRelationships(Direction.OUTGOING, RelationshipType.withName(type)).stream()
          .map(Relationship::getEndNode)
          .toList()
          .forEach(Albums::delete);
    }
  }
}
