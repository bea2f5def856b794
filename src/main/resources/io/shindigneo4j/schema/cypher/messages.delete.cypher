// Removes copies of messages from a person's collection, and each message of which no copy is left; none where one of
// them is not there.
// Sample: {"user": "john.doe", "collection": "@inbox", "ids": ["m1"], "updated": "2026-01-01T00:00:00.000Z"}
MATCH (person:Person {id: $call.user})
SET person.id = person.id
WITH person
MATCH (person)-[:HAS_COLLECTION]->(collection:MessageCollection {id: $call.collection})
WITH collection, COLLECT {
  UNWIND $call.ids AS id
  WITH DISTINCT id
  MATCH (copy:MessageCopy {owner: $call.user, id: id})
  WHERE copy.collection = $call.collection
  RETURN copy
  ORDER BY copy.id
} AS copies
WITH collection, copies, [id IN $call.ids WHERE NOT id IN [copy IN copies | copy.id]] AS unknown
CALL (collection, copies, unknown) {
  UNWIND CASE WHEN unknown = [] THEN copies ELSE [] END AS copy
  // Include: collection-remove
  WITH copy
  // Include: message-discard
}
RETURN unknown
