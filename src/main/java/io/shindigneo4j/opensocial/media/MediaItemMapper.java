package io.shindigneo4j.opensocial.media;

import io.shindigneo4j.opensocial.mapping.Addresses;
import io.shindigneo4j.opensocial.mapping.BeanTable;
import io.shindigneo4j.opensocial.request.PartialUpdate;
import io.shindigneo4j.opensocial.request.PictureSize;
import io.shindigneo4j.opensocial.request.Refusals;
import java.util.Map;
import java.util.Set;
import org.apache.shindig.social.core.model.MediaItemImpl;
import org.apache.shindig.social.opensocial.model.MediaItem;

/** Between the graph's media item and Shindig's. */
final class MediaItemMapper {
  private static final String MIME_TYPE = "mimeType";
  private static final String THUMBNAIL = "thumbnailUrl";
  private static final String ADDRESS = "url";

  /** What RFC 6838 allows: two names of 127 characters. Albums list the types of their items. */
  private static final int MAX_MIME_TYPE_LENGTH = 255;

  private static final BeanTable<MediaItem> ITEM =
      BeanTable.<MediaItem>of(MediaItemImpl::new)
          .text("id", MediaItem::getId, MediaItem::setId)
          .text("albumId", MediaItem::getAlbumId, MediaItem::setAlbumId)
          .text("created", MediaItem::getCreated, MediaItem::setCreated)
          .text("description", MediaItem::getDescription, MediaItem::setDescription)
          .text("duration", MediaItem::getDuration, MediaItem::setDuration)
          .text("fileSize", MediaItem::getFileSize, MediaItem::setFileSize)
          .text("language", MediaItem::getLanguage, MediaItem::setLanguage)
          .text("lastUpdated", MediaItem::getLastUpdated, MediaItem::setLastUpdated)
          .text(MIME_TYPE, MediaItem::getMimeType, MediaItem::setMimeType)
          .text("numComments", MediaItem::getNumComments, MediaItem::setNumComments)
          .text("numViews", MediaItem::getNumViews, MediaItem::setNumViews)
          .text("numVotes", MediaItem::getNumVotes, MediaItem::setNumVotes)
          .text("rating", MediaItem::getRating, MediaItem::setRating)
          .text("startTime", MediaItem::getStartTime, MediaItem::setStartTime)
          .text("taggedPeople", MediaItem::getTaggedPeople, MediaItem::setTaggedPeople)
          .text("tags", MediaItem::getTags, MediaItem::setTags)
          .text(THUMBNAIL, MediaItem::getThumbnailUrl, MediaItem::setThumbnailUrl)
          .text("title", MediaItem::getTitle, MediaItem::setTitle)
          .text(ADDRESS, MediaItem::getUrl, MediaItem::setUrl)
          .inside("location", MediaItem::getLocation, MediaItem::setLocation, Addresses.TABLE)
          .row("type", MediaItem::getType, MediaItem::setType, MediaItemTypes.ONE)
          .build();

  static final FieldTable<MediaItem> FIELDS = new FieldTable<>(ITEM, MediaItemImpl::new);

  /** The fields that the server sets, whatever the client sends. */
  private static final Set<String> KEPT = Set.of("id", "albumId", "created", "lastUpdated");

  private MediaItemMapper() {}

  /** A new item as it is answered: the client's, except for what the server sets. */
  static MediaItem created(MediaItem sent, String id, String album, String now) {
    MediaItem item = ITEM.toBean(ITEM.toProperties(sent));
    item.setId(id);
    item.setAlbumId(album);
    item.setCreated(now);
    item.setLastUpdated(now);
    return item;
  }

  /**
   * The properties of a new item.
   *
   * @throws org.apache.shindig.protocol.ProtocolException with status 400 for a MIME type that is
   *     too long, and for a large picture
   */
  static Map<String, Object> properties(MediaItem created) {
    return checked(ITEM.toProperties(created));
  }

  /**
   * The properties that an update changes: those of the fields that the client sent.
   *
   * @throws org.apache.shindig.protocol.ProtocolException with status 400 for a MIME type that is
   *     too long, and for a large picture
   */
  static Map<String, Object> changes(MediaItem sent, PartialUpdate update) {
    Map<String, Object> changes = ITEM.toChanges(sent, update);
    changes.keySet().removeAll(KEPT);
    return checked(changes);
  }

  private static Map<String, Object> checked(Map<String, Object> properties) {
    if (properties.get(MIME_TYPE) instanceof String type && type.length() > MAX_MIME_TYPE_LENGTH) {
      throw Refusals.badRequest(MIME_TYPE + " has at most " + MAX_MIME_TYPE_LENGTH + " characters");
    }
    PictureSize.checkIfPicture(ADDRESS, properties.get(ADDRESS));
    PictureSize.check(THUMBNAIL, properties.get(THUMBNAIL));
    return properties;
  }
}
