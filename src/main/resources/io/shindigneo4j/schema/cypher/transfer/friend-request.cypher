// Lets people ask others for friendship.
// Sample: {"rows": [{"person": "john.doe", "friend": "jane.doe", "since": 1}]}
// Include: transfer-rows
CALL (row) {
  // Include: transfer-person
  OPTIONAL MATCH (friend:Person {id: row.friend})
  WITH row, person, friend, CASE
    WHEN person IS NULL THEN 'person'
    WHEN friend IS NULL THEN 'friend'
    WHEN EXISTS { (person)-[:FRIEND_REQUEST]->(friend) } THEN 'present'
    WHEN EXISTS { (person)-[:FRIEND_OF]->(friend) } THEN 'friends'
    WHEN EXISTS { (person)-[:BLOCKS]-(friend) } THEN 'blocked'
    ELSE 'written'
  END AS outcome
  FOREACH (once IN CASE outcome WHEN 'written' THEN [0] ELSE [] END |
    CREATE (person)-[:FRIEND_REQUEST {since: row.since}]->(friend))
  RETURN outcome
}
RETURN position, outcome, [] AS lost
ORDER BY position
