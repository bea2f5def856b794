// Removes activities of one person, and their links to people with them; answers how many there were.
// Sample: {"kind": "entry", "owner": "john.doe", "application": "app", "ids": ["e", "f"]}
OPTIONAL MATCH (person:Person {id: $owner})
SET person.id = person.id
WITH person
CALL () {
  UNWIND $ids AS id
  WITH DISTINCT $owner AS owner, id
  // Include: activity-of-owner
  RETURN collect(item) AS items
}
CALL (person, items) {
  UNWIND items AS item
  CALL (person, item) {
    MATCH (person)-[:HAS_STREAM]->(stream:ActivityStream)
    WHERE stream.kind = $kind AND stream.application = item.application
    OPTIONAL MATCH (newer)-[:OLDER]->(item)
    OPTIONAL MATCH (item)-[:OLDER]->(older)
    SET stream.total = stream.total - 1
    FOREACH (none IN CASE WHEN newer IS NULL THEN [0] ELSE [] END | SET stream.moment = coalesce(older.moment, 0))
    FOREACH (next IN CASE WHEN newer IS NULL AND older IS NOT NULL THEN [older] ELSE [] END | CREATE (stream)-[:NEWEST]->(next))
    FOREACH (next IN CASE WHEN older IS NULL AND newer IS NOT NULL THEN [newer] ELSE [] END | CREATE (stream)-[:OLDEST]->(next))
    FOREACH (next IN CASE WHEN older IS NOT NULL AND newer IS NOT NULL THEN [older] ELSE [] END | CREATE (newer)-[:OLDER]->(next))
    DETACH DELETE item
  }
}
RETURN size(items) AS deleted
