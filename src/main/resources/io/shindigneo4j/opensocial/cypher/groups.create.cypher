// Makes a group, with its owner as the first member.
// Sample: {"owner": "john.doe", "properties": {"id": "g1", "title": "New"}, "now": 0, "receipt": null}
CALL () {
  MATCH (locked:Person {id: $owner})
  SET locked.id = locked.id
}
MATCH (owner:Person {id: $owner})
// Include: receipt
CALL (owner, earlier) {
  UNWIND CASE WHEN earlier IS NULL THEN [owner] ELSE [] END AS founder
  CREATE (founder)-[:OWNER_OF]->(group:Group), (founder)-[:MEMBER_OF {since: $now}]->(group)
  SET group = $properties
}
RETURN earlier
