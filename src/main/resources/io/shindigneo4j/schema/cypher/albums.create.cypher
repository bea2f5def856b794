// Creates an album without items, as its owner's newest; answers the first request's answer where this one is repeated.
// Sample: {"owner": "john.doe", "properties": {"id": "birthday", "application": "1", "title": "Holiday"}, "now": 1, "receipt": null}
MATCH (person:Person {id: $call.owner})
SET person.id = person.id
WITH person
// Include: receipt
CALL (person, earlier) {
  UNWIND CASE WHEN earlier IS NULL THEN [person] ELSE [] END AS owner
  CREATE (owner)-[:HAS_ALBUM]->(item:Album)
  SET item = $call.properties
  MERGE (owner)-[:HAS_ALBUM_TIMELINE]->(timeline:AlbumTimeline {application: $call.properties.application})
  WITH timeline, item
  // Include: timeline-add
}
RETURN earlier
