// Blocks a person, which ends requests for friendship between the two; tells whether that is new.
// Refuses who blocks ten thousand.
// Sample: {"person": "john.doe", "other": "jane.doe", "now": 0}
// Include: locked-pair
WITH person, other, CASE
  WHEN EXISTS { (person)-[:BLOCKS]->(other) } THEN 'stay'
  WHEN COUNT { (person)-[:BLOCKS]->() } >= 10000 THEN 'full'
  ELSE 'add'
END AS step
CALL (person, other, step) {
  MATCH (person)-[request:FRIEND_REQUEST]-(other)
  WHERE step <> 'full'
  DELETE request
}
CALL (person, other, step) {
  UNWIND CASE step WHEN 'add' THEN [0] ELSE [] END AS missing
  CREATE (person)-[:BLOCKS {since: $call.now}]->(other)
}
// A Shindig of an earlier release, which does not know the limit, fails of what is neither new nor not.
RETURN CASE WHEN step <> 'full' THEN step = 'add' END AS changed, step = 'full' AS full
