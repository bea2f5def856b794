package io.shindigneo4j.workload.load;

import io.shindigneo4j.opensocial.media.MediaRows;
import io.shindigneo4j.workload.row.AlbumRow;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.shindig.social.core.model.AlbumImpl;
import org.apache.shindig.social.core.model.MediaItemImpl;
import org.apache.shindig.social.opensocial.model.Album;
import org.apache.shindig.social.opensocial.model.MediaItem;

/** Converts an album with its items, the newest first. */
final class AlbumParameters {

  private AlbumParameters() {}

  static Map<String, Object> of(AlbumRow row) {
    List<Map<String, Object>> items = new ArrayList<>();
    for (int place = 0; place < row.items().size(); place++) {
      items.add(item(row, row.items().get(place), row.moment() + place));
    }
    Collections.reverse(items);
    Map<String, Object> album = MediaRows.album(bean(row), row.owner());
    album.put("moment", row.moment());
    album.put("mediaItemCount", items.size());
    album.put("mediaType", values(items, "type"));
    album.put("mediaMimeType", values(items, "mimeType"));
    return Map.of(
        "owner",
        row.owner(),
        "album",
        album,
        "items",
        items,
        "kinds",
        Stream.of(kinds(items, "type", "mediaType"), kinds(items, "mimeType", "mediaMimeType"))
            .flatMap(List::stream)
            .toList());
  }

  private static Album bean(AlbumRow row) {
    Album album = new AlbumImpl();
    album.setId(row.id());
    album.setTitle(row.title());
    album.setDescription(row.description());
    return album;
  }

  private static Map<String, Object> item(AlbumRow row, AlbumRow.Item item, long moment) {
    MediaItem bean = new MediaItemImpl();
    bean.setId(item.id());
    bean.setAlbumId(row.id());
    bean.setTitle(item.title());
    bean.setUrl(item.url());
    bean.setMimeType(item.mimeType());
    bean.setType(MediaItem.Type.IMAGE);
    Map<String, Object> properties = MediaRows.item(bean);
    properties.put("moment", moment);
    return properties;
  }

  private static List<Object> values(List<Map<String, Object>> items, String name) {
    return items.stream()
        .map(item -> item.get(name))
        .filter(Objects::nonNull)
        .distinct()
        .sorted()
        .toList();
  }

  private static List<Map<String, Object>> kinds(
      List<Map<String, Object>> items, String name, String kind) {
    Map<Object, Long> counts =
        items.stream()
            .map(item -> item.get(name))
            .filter(Objects::nonNull)
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    return counts.entrySet().stream()
        .map(
            entry ->
                Map.of("kind", kind, "value", entry.getKey(), "count", (Object) entry.getValue()))
        .toList();
  }
}
