package io.shindigneo4j.workload.bulk;

import static io.shindigneo4j.workload.load.RowParameters.list;
import static io.shindigneo4j.workload.load.RowParameters.map;

import io.shindigneo4j.workload.load.RowParameters;
import io.shindigneo4j.workload.row.AlbumRow;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.eclipse.collections.impl.map.mutable.primitive.LongObjectHashMap;

/** Converts albums with their items. Not thread-safe. */
final class AlbumImporter {

  private final GraphSink sink;
  private final ImportedNodeIds known;

  /** The albums by the node ids of their owners. */
  private final LongObjectHashMap<List<Shown>> shown = new LongObjectHashMap<>();

  /** A node of a timeline, with its time. */
  private record Shown(long node, long moment) {}

  AlbumImporter(GraphSink sink, ImportedNodeIds known) {
    this.sink = sink;
    this.known = known;
  }

  void add(AlbumRow row) {
    Map<String, Object> values = RowParameters.of(row);
    long person = known.person(row.owner());
    long album = sink.node("Album", map(values, "album"));
    sink.relationship(person, RelationshipKind.HAS_ALBUM, album);
    shown.getIfAbsentPut(person, () -> new ArrayList<>(1)).add(new Shown(album, row.moment()));
    addItems(album, list(values, "items"));
    for (Map<String, Object> kind : list(values, "kinds")) {
      sink.relationship(album, RelationshipKind.HAS_MEDIA_KIND, sink.node("MediaKind", kind));
    }
  }

  private void addItems(long album, List<Map<String, Object>> items) {
    if (items.isEmpty()) {
      return;
    }
    long[] nodes = TimelineChain.add(sink, "MediaItem", suppliers(items));
    for (long item : nodes) {
      sink.relationship(album, RelationshipKind.HAS_MEDIA_ITEM, item);
    }
    long moment = (Long) items.get(0).get("moment");
    long timeline = sink.node("MediaTimeline", timeline(nodes.length, moment));
    sink.relationship(album, RelationshipKind.HAS_MEDIA_TIMELINE, timeline);
    sink.relationship(timeline, RelationshipKind.NEWEST, nodes[0]);
  }

  /** Links the albums once all have come. */
  void end() {
    shown.forEachKeyValue(this::addTimeline);
  }

  private void addTimeline(long owner, List<Shown> albums) {
    albums.sort(Comparator.comparingLong(Shown::moment).reversed());
    Shown newest = albums.get(0);
    long timeline = sink.node("AlbumTimeline", timeline(albums.size(), newest.moment()));
    sink.relationship(owner, RelationshipKind.HAS_ALBUM_TIMELINE, timeline);
    sink.relationship(timeline, RelationshipKind.NEWEST, newest.node());
    for (int place = 1; place < albums.size(); place++) {
      sink.relationship(
          albums.get(place - 1).node(), RelationshipKind.OLDER, albums.get(place).node());
    }
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
