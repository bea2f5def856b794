// Blocks a person, which ends requests for friendship between the two; tells whether that is new.
// Sample: {"person": "john.doe", "other": "jane.doe", "now": 0}
// Include: locked-pair
CALL (person, other) {
  MATCH (person)-[request:FRIEND_REQUEST]-(other)
  DELETE request
}
WITH person, other, NOT EXISTS { (person)-[:BLOCKS]->(other) } AS changed
CALL (person, other, changed) {
  UNWIND CASE WHEN changed THEN [0] ELSE [] END AS missing
  CREATE (person)-[:BLOCKS {since: $call.now}]->(other)
}
RETURN changed
