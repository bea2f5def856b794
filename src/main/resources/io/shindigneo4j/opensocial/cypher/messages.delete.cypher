// Removes copies of messages from a person's collection, and each message of which no copy is left; none where one of them is not there.
// Sample: {"user": "john.doe", "collection": "@inbox", "ids": ["m1"], "updated": "2026-01-01T00:00:00.000Z"}
MATCH (person:Person {id: $user})
SET person.id = person.id
WITH person
MATCH (person)-[:HAS_COLLECTION]->(collection:MessageCollection {id: $collection})
WITH collection, COLLECT {
  UNWIND $ids AS id
  WITH DISTINCT id
  MATCH (copy:MessageCopy {owner: $user, id: id})
  WHERE copy.collection = $collection
  RETURN copy
  ORDER BY copy.id
} AS copies
WITH collection, copies, [id IN $ids WHERE NOT id IN [copy IN copies | copy.id]] AS unknown
CALL (collection, copies, unknown) {
  UNWIND CASE WHEN unknown = [] THEN copies ELSE [] END AS copy
  // Include: collection-remove
  WITH copy
  // Include: message-discard
}
RETURN unknown
