// Joins a group that is open, or one by invitation. Refuses a member of ten thousand.
// Sample: {"group": "g0", "actor": "jane.doe", "now": 0}
CALL () {
  MATCH (locked:Person {id: $call.actor})
  SET locked.id = locked.id
}
OPTIONAL MATCH (person:Person {id: $call.actor})
WITH person, $call.actor AS actor
// Include: locked-group-role
WITH person, group, CASE
  WHEN group IS NULL OR person IS NULL THEN 'unknown'
  WHEN NOT EXISTS { (person)-[:MEMBER_OF]->(group) } AND COUNT { (person)-[:MEMBER_OF]->() } >= 10000 THEN 'full'
  ELSE 'done'
END AS outcome
CALL (person, group, outcome) {
  UNWIND CASE outcome WHEN 'done' THEN [0] ELSE [] END AS join
  MERGE (person)-[membership:MEMBER_OF]->(group)
  ON CREATE SET membership.since = $call.now
  WITH DISTINCT join
  MATCH (person)-[invitation:INVITED_TO]->(group)
  DELETE invitation
}
RETURN outcome
