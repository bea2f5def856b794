// The activities in the streams of people.
// Sample: {"people": ["john.doe"]}
UNWIND $people AS id
MATCH (:Person {id: id})-[:HAS_STREAM]->()-[:NEWEST]->(first)
MATCH (first)-[:OLDER*0..]->(item)
RETURN item.title AS token, 'activity of ' + id AS part
