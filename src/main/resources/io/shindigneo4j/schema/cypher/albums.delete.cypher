// Deletes an album with its items.
// Sample: {"owner": "john.doe", "id": "holiday", "application": null}
MATCH (person:Person {id: $call.owner})
SET person.id = person.id
WITH person
MATCH (person)-[:HAS_ALBUM]->(album:Album {id: $call.id})
WHERE $call.application IS NULL OR coalesce(album.application, '') IN ['', $call.application]
MATCH (person)-[:HAS_ALBUM_TIMELINE]->(timeline:AlbumTimeline {application: coalesce(album.application, '')})
WITH album, album AS item, timeline
// Include: timeline-remove
CALL (album) {
  MATCH (album)-->(part:MediaItem|MediaTimeline|MediaKind)
  DETACH DELETE part
}
DETACH DELETE album
RETURN $call.id AS id
