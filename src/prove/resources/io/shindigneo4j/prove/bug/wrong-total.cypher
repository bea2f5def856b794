// Forgets one of the activities of a person.
// Sample: {"person": "john.doe"}
MATCH (:Person {id: $person})-[:HAS_STREAM]->(stream)
SET stream.total = stream.total - 1
