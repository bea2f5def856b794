// Invites a person into a group, unless ten thousand invitations wait for the person, or fifty thousand into the group.
// Sample: {"group": "g0", "actor": "john.doe", "needed": {"open": "member", "closed": "admin"}, "person": "jane.doe", "now": 0}
// Include: locked-person
// Include: locked-group-role
// Include: role-of-person
// Include: required-role
WITH person, group, personRole, CASE
  WHEN group IS NULL THEN 'unknown'
  WHEN requiredRole IS NULL OR actorRole < requiredRole THEN 'forbidden'
  WHEN person IS NULL THEN 'unknown'
  WHEN personRole > 1 THEN 'conflict'
  WHEN personRole = 0
    AND (COUNT { (person)-[:INVITED_TO]->() } >= 10000 OR COUNT { (group)<-[:INVITED_TO]-() } >= 50000) THEN 'full'
  ELSE 'done'
END AS outcome
CALL (person, group, personRole, outcome) {
  UNWIND CASE WHEN outcome = 'done' AND personRole = 0 THEN [0] ELSE [] END AS invite
  CREATE (person)-[:INVITED_TO {since: $call.now}]->(group)
}
RETURN outcome
