// Posts an activity, the newest of its stream; answers what the first request with this id was told, null where this is
// the first.
// Sample: {"kind": "entry", "owner": "john.doe", "application": "app", "properties": {"id": "e", "title": "T", "document": "{}"}, "links": [{"role": "actor", "person": "john.doe"}], "now": 1, "receipt": {"key": "k", "answer": "{}", "at": 1}}
MATCH (owner:Person {id: $call.owner})
// Include: locked-people
// Include: receipt
CALL (owner, earlier) {
  WITH owner
  WHERE earlier IS NULL
  MERGE (owner)-[:HAS_STREAM]->(timeline:ActivityStream {kind: $call.kind, application: $call.application})
  ON CREATE SET timeline.owner = $call.owner
  CREATE (item:$(CASE $call.kind WHEN 'entry' THEN 'ActivityEntry' ELSE 'Activity' END))
  SET item = $call.properties, item.owner = $call.owner, item.application = $call.application
  WITH timeline, item
  // Include: stream-add
  WITH item, $call.links AS links
  // Include: activity-links
}
RETURN earlier
