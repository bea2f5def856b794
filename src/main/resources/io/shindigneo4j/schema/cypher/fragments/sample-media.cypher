// Loads the albums and media items of the sample, which belong to no application.
CALL () {
  UNWIND $call.albums AS row
  MATCH (owner:Person {id: row.owner})
  CREATE (owner)-[:HAS_ALBUM]->(item:Album)
  SET item = row.properties
  MERGE (owner)-[:HAS_ALBUM_TIMELINE]->(timeline:AlbumTimeline {application: ''})
  WITH timeline, item
  // Include: timeline-add
}
CALL () {
  UNWIND $call.mediaItems AS row
  MATCH (:Person {id: row.owner})-[:HAS_ALBUM]->(album:Album {id: row.properties.albumId})
  CREATE (album)-[:HAS_MEDIA_ITEM]->(item:MediaItem)
  SET item = row.properties
  MERGE (album)-[:HAS_MEDIA_TIMELINE]->(timeline:MediaTimeline {application: ''})
  WITH album, timeline, item
  // Include: timeline-add
  // Include: media-count
  WITH album, item
  WHERE item.thumbnailUrl IS NOT NULL
  SET album.coverItem = item.id, album.thumbnailUrl = item.thumbnailUrl
}
