package io.shindigneo4j.server.change;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.events.EventData;
import io.shindigneo4j.schema.events.EventType;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.neo4j.graphdb.Direction;

/** Media items. One that moves to another album of its owner is changed. */
final class MediaItemEvents extends NodeEvents {

  private final int hasAlbum;
  private final int hasItem;

  MediaItemEvents(Transition change) {
    super(change);
    hasAlbum = change.tokens().type(GraphNames.HAS_ALBUM);
    hasItem = change.tokens().type(GraphNames.HAS_MEDIA_ITEM);
  }

  @Override
  Object key(GraphSide side, long node) {
    String owner = owner(side, node);
    String id = side.text(node, change().tokens().id);
    return keyOf(owner, id);
  }

  private String owner(GraphSide side, long node) {
    return change().personBehind(side, albumNode(side, node), hasAlbum);
  }

  private long albumNode(GraphSide side, long node) {
    return side.neighbour(node, hasItem, Direction.INCOMING);
  }

  private String album(GraphSide side, long node) {
    return side.text(albumNode(side, node), change().tokens().id);
  }

  @Override
  void made(long node) {
    add(EventType.MEDIA_ITEM_CREATED, change().after(), node, true);
  }

  @Override
  void gone(long node) {
    add(EventType.MEDIA_ITEM_DELETED, change().before(), node, false);
  }

  @Override
  void kept(long before, long after) {
    if (differ(before, after, Set.of(change().tokens().moment))
        || !Objects.equals(album(change().before(), before), album(change().after(), after))) {
      add(EventType.MEDIA_ITEM_UPDATED, change().after(), after, true);
    }
  }

  private void add(EventType type, GraphSide side, long node, boolean withTitle) {
    Map<String, Object> data =
        Transition.data(
            EventData.ID, side.text(node, change().tokens().id),
            EventData.ALBUM, album(side, node),
            EventData.APPLICATION, change().application(side, node));
    change()
        .events()
        .add(type, owner(side, node), withTitle ? change().titled(side, node, data) : data);
  }
}
