// Changes an album; null removes a property. The owner's choice of a thumbnail shows unless that of an item does.
// Sample: {"owner": "john.doe", "id": "holiday", "application": null, "properties": {"title": "Holidays", "cover": "c.png"}}
MATCH (person:Person {id: $call.owner})
SET person.id = person.id
WITH person
MATCH (person)-[:HAS_ALBUM]->(album:Album {id: $call.id})
WHERE $call.application IS NULL OR coalesce(album.application, '') IN ['', $call.application]
SET album += $call.properties
SET album.thumbnailUrl = CASE WHEN album.coverItem IS NULL THEN album.cover ELSE album.thumbnailUrl END
RETURN album.id AS id
