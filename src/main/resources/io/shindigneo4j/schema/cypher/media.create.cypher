// Adds a media item to an album, as its newest; answers the first request's answer where this one is repeated.
// Refuses an item where the album has twenty thousand, and an application where a hundred others have items in it.
// Sample: {"owner": "john.doe", "album": "holiday", "application": null, "properties": {"id": "dunes", "application": "1", "type": "image"}, "now": 1, "receipt": null}
MATCH (person:Person {id: $call.owner})
SET person.id = person.id
WITH person
// Include: kept-receipt
WITH person, kept
OPTIONAL MATCH (person)-[:HAS_ALBUM]->(found:Album {id: $call.album})
WHERE $call.application IS NULL OR coalesce(found.application, '') IN ['', $call.application]
WITH kept, found
WHERE kept IS NOT NULL OR found IS NOT NULL
WITH kept, found, kept IS NULL AND COUNT { (found)-[:HAS_MEDIA_ITEM]->() } >= 20000 AS crowded
WITH kept, found, crowded, $call.properties.application AS application, COLLECT {
  MATCH (found)-[:HAS_MEDIA_TIMELINE]->(timeline)
  WHERE kept IS NULL AND NOT crowded AND timeline.application <> ''
  RETURN timeline
} AS taken, 100 AS most
// Include: application-room
WITH kept, found, crowded OR full AS full
CALL (kept, found, full) {
  UNWIND CASE WHEN kept IS NULL AND NOT full THEN [found] ELSE [] END AS album
  // Include: receipt
  CALL (album, earlier) {
    UNWIND CASE WHEN earlier IS NULL THEN [0] ELSE [] END AS once
    CREATE (album)-[:HAS_MEDIA_ITEM]->(item:MediaItem)
    SET item = $call.properties
    MERGE (album)-[:HAS_MEDIA_TIMELINE]->(timeline:MediaTimeline {application: $call.properties.application})
    WITH timeline, item
    // Include: timeline-add
    // Include: media-count
    WITH item
    WHERE item.thumbnailUrl IS NOT NULL
    SET album.coverItem = item.id, album.thumbnailUrl = item.thumbnailUrl
  }
  RETURN head(collect(earlier)) AS answered
}
// An empty text is no answer: a Shindig of an earlier release, which does not know the limit, fails of it.
RETURN CASE WHEN full THEN '' ELSE coalesce(kept, answered) END AS earlier, full
