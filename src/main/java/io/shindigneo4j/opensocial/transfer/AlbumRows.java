package io.shindigneo4j.opensocial.transfer;

import io.shindigneo4j.opensocial.media.MediaRows;
import io.shindigneo4j.opensocial.request.SizeLimit;
import io.shindigneo4j.schema.GraphNames;
import java.util.Map;
import org.apache.shindig.social.opensocial.model.Album;
import org.apache.shindig.social.opensocial.model.MediaItem;

/** Rows of albums and media items, which belong to no application. */
public final class AlbumRows {

  private AlbumRows() {}

  /**
   * An album.
   *
   * @param millis when it was made, since 1970
   * @throws RefusedRecordException without a person or id
   */
  public static TransferRow album(Album album, String person, long millis) {
    return row("the album", album.getId(), person, MediaRows.album(album, person), millis);
  }

  /** An item of an album of the person. */
  public static TransferRow item(MediaItem item, String person, long millis) {
    String album = Values.id("the album", item.getAlbumId());
    TransferRow row = row("the item", item.getId(), person, MediaRows.item(item), millis);
    return new TransferRow(row.key(), Values.with(row.values(), "album", album));
  }

  private static TransferRow row(
      String what, String id, String person, Map<String, Object> properties, long millis) {
    SizeLimit.check(RowSize.of(properties));
    return new TransferRow(
        Values.id(what, id),
        Map.of(
            GraphNames.ID,
            id,
            "person",
            Values.id("the person", person),
            "properties",
            properties,
            GraphNames.MOMENT,
            Values.moment(millis)));
  }
}
