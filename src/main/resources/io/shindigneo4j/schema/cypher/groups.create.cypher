// Makes a group, with its owner as the first member.
// Sample: {"owner": "john.doe", "properties": {"id": "g1", "title": "New"}, "now": 0, "receipt": null}
CALL () {
  MATCH (locked:Person {id: $call.owner})
  SET locked.id = locked.id
}
MATCH (owner:Person {id: $call.owner})
// Include: receipt
CALL (owner, earlier) {
  UNWIND CASE WHEN earlier IS NULL THEN [owner] ELSE [] END AS founder
  CREATE (founder)-[:OWNER_OF]->(group:Group), (founder)-[:MEMBER_OF {since: $call.now}]->(group)
  SET group = $call.properties
}
RETURN earlier
