// Changes properties of a collection of messages; null removes one. No record where there is no such collection.
// Sample: {"user": "john.doe", "collection": "@inbox", "properties": {"title": "Mail"}}
MATCH (person:Person {id: $user})
SET person.id = person.id
WITH person
MATCH (person)-[:HAS_COLLECTION]->(collection:MessageCollection {id: $collection})
SET collection += $properties
RETURN true AS found
