package io.shindigneo4j.workload.bulk;

import static io.shindigneo4j.workload.load.Parameters.list;
import static io.shindigneo4j.workload.load.Parameters.map;

import io.shindigneo4j.workload.load.Parameters;
import io.shindigneo4j.workload.row.AlbumRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Albums with their items. For one thread. */
final class AlbumParts {

  private final Parts parts;
  private final Known known;

  AlbumParts(Parts parts, Known known) {
    this.parts = parts;
    this.known = known;
  }

  void add(AlbumRow row) {
    Map<String, Object> values = Parameters.of(row);
    long person = known.person(row.owner());
    long album = parts.node("Album", map(values, "album"));
    long timeline = parts.node("AlbumTimeline", timeline(1, row.moment()));
    parts.relationship(person, Relation.HAS_ALBUM, album);
    parts.relationship(person, Relation.HAS_ALBUM_TIMELINE, timeline);
    parts.relationship(timeline, Relation.NEWEST, album);
    addItems(album, list(values, "items"));
    for (Map<String, Object> kind : list(values, "kinds")) {
      parts.relationship(album, Relation.HAS_MEDIA_KIND, parts.node("MediaKind", kind));
    }
  }

  private void addItems(long album, List<Map<String, Object>> items) {
    if (items.isEmpty()) {
      return;
    }
    long[] nodes = Chain.add(parts, "MediaItem", suppliers(items));
    for (long item : nodes) {
      parts.relationship(album, Relation.HAS_MEDIA_ITEM, item);
    }
    long moment = (Long) items.get(0).get("moment");
    long timeline = parts.node("MediaTimeline", timeline(nodes.length, moment));
    parts.relationship(album, Relation.HAS_MEDIA_TIMELINE, timeline);
    parts.relationship(timeline, Relation.NEWEST, nodes[0]);
  }

  private static List<Supplier<Map<String, ?>>> suppliers(List<Map<String, Object>> items) {
    List<Supplier<Map<String, ?>>> suppliers = new ArrayList<>();
    items.forEach(item -> suppliers.add(() -> item));
    return suppliers;
  }

  private static Map<String, ?> timeline(long total, long moment) {
    return Map.of("application", "", "total", total, "moment", moment);
  }
}
