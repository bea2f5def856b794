// Removes activities of one person, and their links to people with them; answers how many there were.
// Sample: {"kind": "entry", "owner": "john.doe", "application": "app", "ids": ["e", "f"]}
OPTIONAL MATCH (person:Person {id: $call.owner})
SET person.id = person.id
WITH person
CALL () {
  UNWIND $call.ids AS id
  WITH DISTINCT $call.owner AS owner, id
  // Include: activity-of-owner
  RETURN collect(item) AS items
}
CALL (person, items) {
  UNWIND items AS item
  CALL (person, item) {
    MATCH (person)-[:HAS_STREAM]->(timeline:ActivityStream)
    WHERE timeline.kind = $call.kind AND timeline.application = item.application
    OPTIONAL MATCH (timeline)-[:OLDEST]->(item)<-[:OLDER]-(newer)
    FOREACH (next IN CASE WHEN newer IS NULL THEN [] ELSE [newer] END | CREATE (timeline)-[:OLDEST]->(next))
    WITH timeline, item
    // Include: timeline-remove
    DETACH DELETE item
  }
}
RETURN size(items) AS deleted
