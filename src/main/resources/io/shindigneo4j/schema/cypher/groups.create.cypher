// Makes a group, with its owner as the first member. Refuses who owns a thousand, or is in ten thousand.
// Sample: {"owner": "john.doe", "properties": {"id": "g1", "title": "New"}, "now": 0, "receipt": null}
CALL () {
  MATCH (locked:Person {id: $call.owner})
  SET locked.id = locked.id
}
MATCH (owner:Person {id: $call.owner})
// Include: kept-receipt
WITH owner, kept, kept IS NULL
  AND (COUNT { (owner)-[:OWNER_OF]->() } >= 1000 OR COUNT { (owner)-[:MEMBER_OF]->() } >= 10000) AS full
CALL (owner, kept, full) {
  UNWIND CASE WHEN kept IS NULL AND NOT full THEN [owner] ELSE [] END AS founder
  // Include: receipt
  CALL (founder, earlier) {
    UNWIND CASE WHEN earlier IS NULL THEN [0] ELSE [] END AS once
    CREATE (founder)-[:OWNER_OF]->(group:Group), (founder)-[:MEMBER_OF {since: $call.now}]->(group)
    SET group = $call.properties
  }
  RETURN head(collect(earlier)) AS answered
}
// An empty text is no answer: a Shindig of an earlier release, which does not know the limit, fails of it.
RETURN CASE WHEN full THEN '' ELSE coalesce(kept, answered) END AS earlier, full
