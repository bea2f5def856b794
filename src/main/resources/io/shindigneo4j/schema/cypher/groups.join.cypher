// Joins a group that is open, or one by invitation.
// Sample: {"group": "g0", "actor": "jane.doe", "now": 0}
CALL () {
  MATCH (locked:Person {id: $call.actor})
  SET locked.id = locked.id
}
OPTIONAL MATCH (person:Person {id: $call.actor})
WITH person, $call.actor AS actor
// Include: locked-group-role
WITH person, group, CASE WHEN group IS NULL OR person IS NULL THEN 'unknown' ELSE 'done' END AS outcome
CALL (person, group, outcome) {
  UNWIND CASE outcome WHEN 'done' THEN [0] ELSE [] END AS join
  MERGE (person)-[membership:MEMBER_OF]->(group)
  ON CREATE SET membership.since = $call.now
  WITH DISTINCT join
  MATCH (person)-[invitation:INVITED_TO]->(group)
  DELETE invitation
}
RETURN outcome
