// Posts an activity, the newest of its stream; answers what the first request with this id was told, null where this is the first.
// Sample: {"kind": "entry", "owner": "john.doe", "application": "app", "properties": {"id": "e", "title": "T", "document": "{}"}, "links": [{"role": "actor", "person": "john.doe"}], "now": 1, "receipt": {"key": "k", "attempt": "a", "answer": "{}", "at": 1}}
MATCH (owner:Person {id: $owner})
// Include: locked-people
// Include: receipt
CALL (owner, earlier) {
  WITH owner
  WHERE earlier IS NULL
  MERGE (owner)-[:HAS_STREAM]->(timeline:ActivityStream {kind: $kind, application: $application})
  ON CREATE SET timeline.owner = $owner
  CREATE (item:$(CASE $kind WHEN 'entry' THEN 'ActivityEntry' ELSE 'Activity' END))
  SET item = $properties, item.owner = $owner, item.application = $application
  WITH timeline, item
  // Include: stream-add
  WITH item, $links AS links
  // Include: activity-links
}
RETURN earlier
