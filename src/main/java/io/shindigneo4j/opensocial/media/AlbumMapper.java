package io.shindigneo4j.opensocial.media;

import io.shindigneo4j.opensocial.mapping.Addresses;
import io.shindigneo4j.opensocial.mapping.BeanTable;
import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.opensocial.request.PartialUpdate;
import io.shindigneo4j.opensocial.request.PictureSize;
import java.util.ArrayList;
import java.util.Map;
import java.util.Set;
import org.apache.shindig.social.core.model.AlbumImpl;
import org.apache.shindig.social.opensocial.model.Album;

/** Between the graph's album and Shindig's. */
final class AlbumMapper {
  private static final String THUMBNAIL = "thumbnailUrl";

  private static final BeanTable<Album> ALBUM =
      BeanTable.<Album>of(AlbumImpl::new)
          .text("id", Album::getId, Album::setId)
          .text("title", Album::getTitle, Album::setTitle)
          .text("description", Album::getDescription, Album::setDescription)
          .inside("location", Album::getLocation, Album::setLocation, Addresses.TABLE)
          .row(
              "mediaItemCount",
              Album::getMediaItemCount,
              Album::setMediaItemCount,
              Conversion.INTEGER)
          .texts("mediaMimeType", Album::getMediaMimeType, Album::setMediaMimeType)
          .row("mediaType", Album::getMediaType, Album::setMediaType, MediaItemTypes.SEVERAL)
          .text("ownerId", Album::getOwnerId, Album::setOwnerId)
          .text(THUMBNAIL, Album::getThumbnailUrl, Album::setThumbnailUrl)
          .build();

  static final FieldTable<Album> FIELDS = new FieldTable<>(ALBUM, AlbumImpl::new);

  /** The fields that the server sets, whatever the client sends. */
  private static final Set<String> KEPT =
      Set.of("id", "mediaItemCount", "mediaMimeType", "mediaType", "ownerId", THUMBNAIL);

  /** The thumbnail that the owner chose. */
  private static final String COVER = "cover";

  private AlbumMapper() {}

  /** A new album as it is answered: the client's, except for what the server sets. */
  static Album created(Album sent, String id, String owner) {
    Album album = ALBUM.toBean(ALBUM.toProperties(sent));
    album.setId(id);
    album.setOwnerId(owner);
    album.setMediaItemCount(0);
    album.setMediaType(new ArrayList<>());
    album.setMediaMimeType(new ArrayList<>());
    return album;
  }

  /**
   * The properties of a new album.
   *
   * @throws org.apache.shindig.protocol.ProtocolException with status 400 for a large picture
   */
  static Map<String, Object> properties(Album created) {
    PictureSize.check(THUMBNAIL, created.getThumbnailUrl());
    Map<String, Object> properties = ALBUM.toProperties(created);
    if (created.getThumbnailUrl() != null) {
      properties.put(COVER, created.getThumbnailUrl());
    }
    return properties;
  }

  /**
   * The properties that an update changes: those of the fields that the client sent.
   *
   * @throws org.apache.shindig.protocol.ProtocolException with status 400 for a large picture
   */
  static Map<String, Object> changes(Album sent, PartialUpdate update) {
    PictureSize.check(THUMBNAIL, sent.getThumbnailUrl());
    Map<String, Object> changes = ALBUM.toChanges(sent, update);
    changes.keySet().removeAll(KEPT);
    if (sent.getThumbnailUrl() != null || update.removed().contains(THUMBNAIL)) {
      changes.put(COVER, sent.getThumbnailUrl());
    }
    return changes;
  }
}
