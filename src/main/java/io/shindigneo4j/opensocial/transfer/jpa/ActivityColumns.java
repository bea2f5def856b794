package io.shindigneo4j.opensocial.transfer.jpa;

import java.util.Map;

/** Which columns have which fields of an activity and its media items. */
final class ActivityColumns {

  static final Map<String, String> ACTIVITY =
      Map.ofEntries(
          Map.entry("activity_id", "id"),
          Map.entry("app_id", "appId"),
          Map.entry("body", "body"),
          Map.entry("body_id", "bodyId"),
          Map.entry("external_id", "externalId"),
          Map.entry("updated", "updated"),
          Map.entry("posted_time", "postedTime"),
          Map.entry("priority", "priority"),
          Map.entry("stream_favicon_url", "streamFaviconUrl"),
          Map.entry("stream_source_url", "streamSourceUrl"),
          Map.entry("stream_title", "streamTitle"),
          Map.entry("stream_url", "streamUrl"),
          Map.entry("title", "title"),
          Map.entry("title_id", "titleId"),
          Map.entry("url", "url"),
          Map.entry("user_id", "userId"));

  static final Map<String, String> MEDIA_ITEM =
      Map.ofEntries(
          Map.entry("mime_type", "mimeType"),
          Map.entry("media_type", "type"),
          Map.entry("thumbnail_url", "thumbnailUrl"),
          Map.entry("url", "url"),
          Map.entry("album_id", "albumId"),
          Map.entry("created", "created"),
          Map.entry("description", "description"),
          Map.entry("title", "title"),
          Map.entry("duration", "duration"),
          Map.entry("file_size", "fileSize"),
          Map.entry("id", "id"),
          Map.entry("language", "language"),
          Map.entry("last_updated", "lastUpdated"),
          Map.entry("num_comments", "numComments"),
          Map.entry("num_views", "numViews"),
          Map.entry("num_votes", "numVotes"),
          Map.entry("rating", "rating"),
          Map.entry("start_time", "startTime"),
          Map.entry("tagged_people", "taggedPeople"),
          Map.entry("tags", "tags"));

  private ActivityColumns() {}
}
