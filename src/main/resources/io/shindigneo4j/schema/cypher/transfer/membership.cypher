// Makes people members of groups.
// Sample: {"rows": [{"person": "john.doe", "group": "g1", "since": 1}]}
// Include: transfer-rows
CALL (row) {
  // Include: transfer-person
  OPTIONAL MATCH (group:Group {id: row.group})
  WITH row, person, group, CASE
    WHEN person IS NULL THEN 'person'
    WHEN group IS NULL THEN 'group'
    WHEN EXISTS { (person)-[:MEMBER_OF]->(group) } THEN 'present'
    ELSE 'written'
  END AS outcome
  CALL (row, person, group, outcome) {
    UNWIND CASE outcome WHEN 'written' THEN [0] ELSE [] END AS once
    CREATE (person)-[:MEMBER_OF {since: row.since}]->(group)
    WITH person, group
    MATCH (person)-[invitation:INVITED_TO]->(group)
    DELETE invitation
  }
  RETURN outcome
}
RETURN position, outcome, [] AS lost
ORDER BY position
