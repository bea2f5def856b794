package io.shindigneo4j.opensocial.transfer.predecessor;

import io.shindigneo4j.opensocial.mapping.ForeignBean;
import io.shindigneo4j.opensocial.media.MediaRows;
import io.shindigneo4j.opensocial.transfer.AlbumRows;
import io.shindigneo4j.opensocial.transfer.AppDataRows;
import io.shindigneo4j.opensocial.transfer.RecordKind;
import io.shindigneo4j.opensocial.transfer.RecordSink;
import java.time.Instant;
import org.apache.shindig.social.opensocial.model.Album;
import org.apache.shindig.social.opensocial.model.MediaItem;

/** What applications keep for people, and what people have in albums. */
final class PredecessorThings {

  private final PredecessorGraph graph;
  private final Instant now;

  PredecessorThings(PredecessorGraph graph, Instant now) {
    this.graph = graph;
    this.now = now;
  }

  void read(RecordSink sink) {
    graph.each("app-data", row -> takeValues(sink, row));
    graph.each("albums", row -> takeAlbum(sink, row));
    graph.each("media-items", row -> takeItem(sink, row));
  }

  private static void takeValues(RecordSink sink, PredecessorRow row) {
    row.map("fields")
        .forEach(
            (key, value) ->
                sink.take(
                    RecordKind.APP_DATA,
                    row.origin("node"),
                    () ->
                        AppDataRows.of(
                            row.text("person"),
                            row.text("application"),
                            key,
                            String.valueOf(value))));
  }

  private void takeAlbum(RecordSink sink, PredecessorRow row) {
    ForeignBean<Album> album = MediaRows.foreignAlbum();
    fill(album, row);
    sink.take(
        RecordKind.ALBUM,
        row.origin("node"),
        () -> AlbumRows.album(album.bean(), row.text("person"), millis(row)));
    sink.refuseFields(RecordKind.ALBUM, row.origin("node"), album.refused());
  }

  private void takeItem(RecordSink sink, PredecessorRow row) {
    ForeignBean<MediaItem> item = MediaRows.foreignItem();
    fill(item, row);
    item.set("albumId", row.text("album"));
    sink.take(
        RecordKind.MEDIA_ITEM,
        row.origin("node"),
        () -> AlbumRows.item(item.bean(), row.text("person"), millis(row)));
    sink.refuseFields(RecordKind.MEDIA_ITEM, row.origin("node"), item.refused());
  }

  private static void fill(ForeignBean<?> bean, PredecessorRow row) {
    bean.setAll(row.map("fields"));
    row.map("location").forEach((name, part) -> bean.set("location." + name, part));
  }

  private long millis(PredecessorRow row) {
    return row.time("created", now).toEpochMilli();
  }
}
