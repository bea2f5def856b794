// Deletes a media item; what its album tells of its items stays true.
// Sample: {"owner": "john.doe", "album": "holiday", "id": "beach", "application": null}
MATCH (person:Person {id: $call.owner})
SET person.id = person.id
WITH person
MATCH (person)-[:HAS_ALBUM]->(album:Album {id: $call.album})-[:HAS_MEDIA_ITEM]->(item:MediaItem {id: $call.id})
WHERE $call.application IS NULL OR coalesce(item.application, '') IN ['', $call.application]
MATCH (album)-[:HAS_MEDIA_TIMELINE]->(timeline:MediaTimeline {application: coalesce(item.application, '')})
// Include: timeline-remove
// Include: media-uncount
// Include: media-cover
DETACH DELETE item
RETURN $call.id AS id
