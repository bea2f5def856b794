// Invites a person into a group.
// Sample: {"group": "g0", "actor": "john.doe", "needed": {"open": "member", "closed": "admin"}, "person": "jane.doe", "now": 0}
// Include: locked-person
// Include: approached
// Include: persons-standing
// Include: least
WITH person, group, rank, CASE
  WHEN group IS NULL THEN 'unknown'
  WHEN least IS NULL OR standing < least THEN 'forbidden'
  WHEN person IS NULL THEN 'unknown'
  WHEN rank > 1 THEN 'conflict'
  ELSE 'done'
END AS outcome
CALL (person, group, rank, outcome) {
  UNWIND CASE WHEN outcome = 'done' AND rank = 0 THEN [0] ELSE [] END AS invite
  CREATE (person)-[:INVITED_TO {since: $call.now}]->(group)
}
RETURN outcome
