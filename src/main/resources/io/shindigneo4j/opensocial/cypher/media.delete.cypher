// Deletes a media item; what its album tells of its items stays true.
// Sample: {"owner": "john.doe", "album": "holiday", "id": "beach", "application": null}
MATCH (person:Person {id: $owner})
SET person.id = person.id
WITH person
MATCH (person)-[:HAS_ALBUM]->(album:Album {id: $album})-[:HAS_MEDIA_ITEM]->(item:MediaItem {id: $id})
WHERE $application IS NULL OR coalesce(item.application, '') IN ['', $application]
MATCH (album)-[:HAS_MEDIA_TIMELINE]->(timeline:MediaTimeline {application: coalesce(item.application, '')})
// Include: timeline-remove
// Include: media-uncount
// Include: media-cover
DETACH DELETE item
RETURN $id AS id
