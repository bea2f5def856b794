package io.shindigneo4j.server.change;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.events.EventData;
import io.shindigneo4j.schema.events.EventType;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Albums. What an album tells of its items changes with them, and is no change of its own. */
final class AlbumEvents extends NodeEvents {

  private static final List<String> OF_ITEMS =
      List.of(
          GraphNames.MOMENT,
          "mediaItemCount",
          "mediaType",
          "mediaMimeType",
          "thumbnailUrl",
          "coverItem");

  private final int hasAlbum;
  private final Set<Integer> ofItems;

  AlbumEvents(Transition change) {
    super(change);
    hasAlbum = change.tokens().type(GraphNames.HAS_ALBUM);
    ofItems = OF_ITEMS.stream().map(change.tokens()::key).collect(Collectors.toSet());
  }

  @Override
  Object key(GraphSide side, long node) {
    String owner = owner(side, node);
    String id = side.text(node, change().tokens().id);
    return keyOf(owner, id);
  }

  private String owner(GraphSide side, long node) {
    return change().personBehind(side, node, hasAlbum);
  }

  @Override
  void made(long node) {
    add(EventType.ALBUM_CREATED, change().after(), node, true);
  }

  @Override
  void gone(long node) {
    add(EventType.ALBUM_DELETED, change().before(), node, false);
  }

  @Override
  void kept(long before, long after) {
    if (differ(before, after, ofItems)) {
      add(EventType.ALBUM_UPDATED, change().after(), after, true);
    }
  }

  private void add(EventType type, GraphSide side, long node, boolean withTitle) {
    Map<String, Object> data =
        Transition.data(
            EventData.ID, side.text(node, change().tokens().id),
            EventData.APPLICATION, change().application(side, node));
    change()
        .events()
        .add(type, owner(side, node), withTitle ? change().titled(side, node, data) : data);
  }
}
