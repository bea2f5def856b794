// Adds groups with their owners. A group that is there already stays.
// Sample: {"rows": [{"owner": "john.doe", "id": "g9", "properties": {"id": "g9", "title": "New"}}]}
// Include: transfer-rows
CALL (row) {
  OPTIONAL MATCH (present:Group {id: row.id})
  OPTIONAL MATCH (owner:Person {id: row.owner})
  WITH row, owner, CASE
    WHEN EXISTS { (owner)-[:OWNER_OF]->(present) } THEN 'present'
    WHEN owner IS NULL THEN 'owner'
    WHEN present IS NOT NULL THEN 'taken'
    ELSE 'written'
  END AS outcome
  CALL (row, owner, outcome) {
    UNWIND CASE outcome WHEN 'written' THEN [0] ELSE [] END AS once
    CREATE (owner)-[:OWNER_OF]->(group:Group)
    SET group = row.properties
  }
  RETURN outcome
}
RETURN position, outcome, [] AS lost
ORDER BY position
