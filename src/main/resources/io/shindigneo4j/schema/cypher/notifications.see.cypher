// Moves the mark of what a person has seen of one kind, never back; no record where there is no such person.
// Sample: {"person": "john.doe", "kind": "requests", "moment": 5}
MATCH (person:Person {id: $call.person})
SET person.id = person.id
WITH person
MERGE (person)-[:HAS_SEEN]->(mark:SeenMark {kind: $call.kind})
SET mark.moment = CASE WHEN mark.moment >= $call.moment THEN mark.moment ELSE $call.moment END
WITH person, max(mark.moment) AS moment
RETURN moment
