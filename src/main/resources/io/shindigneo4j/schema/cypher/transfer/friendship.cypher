// Makes people friends of others, each in one direction.
// Sample: {"rows": [{"person": "john.doe", "friend": "jane.doe", "since": 1}]}
// Include: transfer-rows
CALL (row) {
  // Include: transfer-person
  OPTIONAL MATCH (friend:Person {id: row.friend})
  WITH row, person, friend, CASE
    WHEN person IS NULL THEN 'person'
    WHEN friend IS NULL THEN 'friend'
    WHEN EXISTS { (person)-[:FRIEND_OF]->(friend) } THEN 'present'
    WHEN EXISTS { (person)-[:BLOCKS]-(friend) } THEN 'blocked'
    ELSE 'written'
  END AS outcome
  CALL (row, person, friend, outcome) {
    UNWIND CASE outcome WHEN 'written' THEN [0] ELSE [] END AS once
    CREATE (person)-[:FRIEND_OF {since: row.since}]->(friend)
    WITH person, friend
    MATCH (person)-[request:FRIEND_REQUEST]-(friend)
    WHERE EXISTS { (friend)-[:FRIEND_OF]->(person) }
    DELETE request
  }
  RETURN outcome
}
RETURN position, outcome, [] AS lost
ORDER BY position
