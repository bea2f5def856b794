package io.shindigneo4j.opensocial.media;

import io.shindigneo4j.opensocial.mapping.ForeignBean;
import io.shindigneo4j.schema.GraphNames;
import java.util.Map;
import org.apache.shindig.social.opensocial.model.Album;
import org.apache.shindig.social.opensocial.model.MediaItem;

/** The properties of albums and media items that have ids already. */
public final class MediaRows {

  private static final String NO_APPLICATION = "";

  private MediaRows() {}

  /** An album that is filled with values from elsewhere. */
  public static ForeignBean<Album> foreignAlbum() {
    return new ForeignBean<>(AlbumMapper.FIELDS.table());
  }

  /** A media item that is filled with values from elsewhere. */
  public static ForeignBean<MediaItem> foreignItem() {
    return new ForeignBean<>(MediaItemMapper.FIELDS.table());
  }

  /** An album, so far without items. */
  public static Map<String, Object> album(Album album, String owner) {
    return ofNone(AlbumMapper.properties(AlbumMapper.created(album, album.getId(), owner)));
  }

  public static Map<String, Object> item(MediaItem item) {
    return ofNone(MediaItemMapper.properties(item));
  }

  private static Map<String, Object> ofNone(Map<String, Object> properties) {
    properties.put(GraphNames.APPLICATION, NO_APPLICATION);
    return properties;
  }
}
