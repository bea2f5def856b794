// Posts an activity, the newest of its stream; answers what the first request with this id was told, null where this is the first.
// Sample: {"kind": "entry", "owner": "john.doe", "application": "app", "properties": {"id": "e", "title": "T", "document": "{}"}, "links": [{"role": "actor", "person": "john.doe"}], "now": 1, "receipt": {"key": "k", "attempt": "a", "answer": "{}", "at": 1}}
MATCH (owner:Person {id: $owner})
// Include: locked-people
// Include: receipt
CALL (owner, earlier) {
  WITH owner
  WHERE earlier IS NULL
  MERGE (owner)-[:HAS_STREAM]->(stream:ActivityStream {kind: $kind, application: $application})
  ON CREATE SET stream.owner = $owner, stream.total = 0, stream.moment = 0
  WITH stream, CASE WHEN stream.moment < $now THEN $now ELSE stream.moment + 1 END AS moment
  OPTIONAL MATCH (stream)-[end:NEWEST]->(newest)
  CREATE (item:$(CASE $kind WHEN 'entry' THEN 'ActivityEntry' ELSE 'Activity' END))
  SET item = $properties, item.owner = $owner, item.application = $application, item.moment = moment
  SET stream.moment = moment, stream.total = stream.total + 1
  CREATE (stream)-[:NEWEST]->(item)
  FOREACH (older IN CASE WHEN newest IS NULL THEN [] ELSE [newest] END | CREATE (item)-[:OLDER]->(older))
  FOREACH (none IN CASE WHEN newest IS NULL THEN [0] ELSE [] END | CREATE (stream)-[:OLDEST]->(item))
  DELETE end
  WITH item
  // Include: activity-links
}
RETURN earlier
