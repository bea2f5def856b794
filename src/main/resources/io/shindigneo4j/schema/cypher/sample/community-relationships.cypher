// Relates people of the sample with each other: friendships, requests for friendship and managers.
// Sample: {"relationships": [{"type": "FRIEND_OF", "from": "john.doe", "to": "jane.doe", "since": 1}]}
CALL () {
  UNWIND $call.relationships AS row
  MATCH (person:Person {id: row.from}), (other:Person {id: row.to})
  CREATE (person)-[:$(row.type) {since: row.since}]->(other)
}
MERGE (:Hierarchy {name: 'organization'})
RETURN size($call.relationships) AS relationships
