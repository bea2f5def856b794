// Removes a collection, the copies of messages in it, and the messages of which no copy is left.
// Sample: {"user": "john.doe", "collection": "@inbox"}
MATCH (person:Person {id: $call.user})
SET person.id = person.id
WITH person
MATCH (person)-[:HAS_COLLECTION]->(collection:MessageCollection {id: $call.collection})
WITH collection, COLLECT {
  MATCH (collection)-[:NEWEST]->(first)
  MATCH (first)(()-[:OLDER]->())*(copy)
  RETURN copy
  ORDER BY copy.id
} AS copies
CALL (copies) {
  UNWIND copies AS copy
  // Include: message-discard
}
DETACH DELETE collection
RETURN true AS found
