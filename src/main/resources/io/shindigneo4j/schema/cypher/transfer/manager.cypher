// Gives people managers. Who has one already keeps that one.
// Sample: {"rows": [{"person": "john.doe", "manager": "jane.doe", "since": 1}]}
MERGE (hierarchy:Hierarchy {name: 'organization'})
SET hierarchy.name = hierarchy.name
WITH hierarchy
// Include: transfer-rows
CALL (row) {
  OPTIONAL MATCH (person:Person {id: row.person})
  OPTIONAL MATCH (manager:Person {id: row.manager})
  WITH row, person, manager, CASE
    WHEN person IS NULL THEN 'person'
    WHEN manager IS NULL THEN 'manager'
    WHEN EXISTS { (person)-[:REPORTS_TO]->(manager) } THEN 'present'
    WHEN EXISTS { (person)-[:REPORTS_TO]->() } THEN 'managed'
    WHEN EXISTS { (manager)-[:REPORTS_TO*0..]->(person) } THEN 'circle'
    ELSE 'written'
  END AS outcome
  FOREACH (once IN CASE outcome WHEN 'written' THEN [0] ELSE [] END |
    CREATE (person)-[:REPORTS_TO {since: row.since}]->(manager))
  RETURN outcome
}
RETURN position, outcome, [] AS lost
ORDER BY position
