// Changes properties of a collection of messages; null removes one. No record where there is no such collection.
// Sample: {"user": "john.doe", "collection": "@inbox", "properties": {"title": "Mail"}}
MATCH (person:Person {id: $call.user})
SET person.id = person.id
WITH person
MATCH (person)-[:HAS_COLLECTION]->(collection:MessageCollection {id: $call.collection})
SET collection += $call.properties
RETURN true AS found
