// Lets people endorse skills of others.
// Sample: {"rows": [{"person": "jane.doe", "skill": "java", "endorser": "john.doe", "since": 1}]}
// Include: transfer-rows
CALL (row) {
  // Include: transfer-person
  OPTIONAL MATCH (endorser:Person {id: row.endorser})
  OPTIONAL MATCH (own:PersonSkill {owner: row.person, key: row.skill})
  WITH row, endorser, own, CASE
    WHEN person IS NULL THEN 'person'
    WHEN endorser IS NULL THEN 'endorser'
    WHEN own IS NULL THEN 'skill'
    WHEN EXISTS { (endorser)-[:ENDORSES]->(own) } THEN 'present'
    ELSE 'written'
  END AS outcome
  FOREACH (once IN CASE outcome WHEN 'written' THEN [0] ELSE [] END |
    CREATE (endorser)-[:ENDORSES {since: row.since}]->(own))
  RETURN outcome
}
RETURN position, outcome, [] AS lost
ORDER BY position
