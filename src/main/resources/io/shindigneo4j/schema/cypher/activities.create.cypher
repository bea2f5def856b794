// Posts an activity, the newest of its stream; answers what the first request with this id was told, null where this is
// the first. Refuses an application where a hundred others have activities there.
// Sample: {"kind": "entry", "owner": "john.doe", "application": "app", "properties": {"id": "e", "title": "T", "document": "{}"}, "links": [{"role": "actor", "person": "john.doe"}], "now": 1, "receipt": {"key": "k", "answer": "{}", "at": 1}}
MATCH (owner:Person {id: $call.owner})
// Include: locked-people
// Include: kept-receipt
WITH owner, kept, $call.application AS application, COLLECT {
  MATCH (owner)-[:HAS_STREAM]->(stream:ActivityStream)
  WHERE kept IS NULL AND stream.kind = $call.kind AND stream.application <> ''
  RETURN stream
} AS taken, 100 AS most
// Include: application-room
CALL (owner, kept, full) {
  UNWIND CASE WHEN kept IS NULL AND NOT full THEN [owner] ELSE [] END AS poster
  // Include: receipt
  CALL (poster, earlier) {
    WITH poster
    WHERE earlier IS NULL
    MERGE (poster)-[:HAS_STREAM]->(timeline:ActivityStream {kind: $call.kind, application: $call.application})
    ON CREATE SET timeline.owner = $call.owner
    CREATE (item:$(CASE $call.kind WHEN 'entry' THEN 'ActivityEntry' ELSE 'Activity' END))
    SET item = $call.properties, item.owner = $call.owner, item.application = $call.application
    WITH timeline, item
    // Include: stream-add
    WITH item, $call.links AS links
    // Include: activity-links
  }
  RETURN head(collect(earlier)) AS answered
}
// An empty text is no answer: a Shindig of an earlier release, which does not know the limit, fails of it.
RETURN CASE WHEN full THEN '' ELSE coalesce(kept, answered) END AS earlier, full
