// Creates an album without items, as its owner's newest; answers the first request's answer where this one is repeated.
// Refuses who has five thousand, and an application where a hundred others have albums of the person.
// Sample: {"owner": "john.doe", "properties": {"id": "birthday", "application": "1", "title": "Holiday"}, "now": 1, "receipt": null}
MATCH (person:Person {id: $call.owner})
SET person.id = person.id
WITH person
// Include: kept-receipt
WITH person, kept, kept IS NULL AND COUNT { (person)-[:HAS_ALBUM]->() } >= 5000 AS crowded
WITH person, kept, crowded, $call.properties.application AS application, COLLECT {
  MATCH (person)-[:HAS_ALBUM_TIMELINE]->(timeline)
  WHERE kept IS NULL AND NOT crowded AND timeline.application <> ''
  RETURN timeline
} AS taken, 100 AS most
// Include: application-room
WITH person, kept, crowded OR full AS full
CALL (person, kept, full) {
  UNWIND CASE WHEN kept IS NULL AND NOT full THEN [person] ELSE [] END AS owner
  // Include: receipt
  CALL (owner, earlier) {
    UNWIND CASE WHEN earlier IS NULL THEN [0] ELSE [] END AS once
    CREATE (owner)-[:HAS_ALBUM]->(item:Album)
    SET item = $call.properties
    MERGE (owner)-[:HAS_ALBUM_TIMELINE]->(timeline:AlbumTimeline {application: $call.properties.application})
    WITH timeline, item
    // Include: timeline-add
  }
  RETURN head(collect(earlier)) AS answered
}
// An empty text is no answer: a Shindig of an earlier release, which does not know the limit, fails of it.
RETURN CASE WHEN full THEN '' ELSE coalesce(kept, answered) END AS earlier, full
