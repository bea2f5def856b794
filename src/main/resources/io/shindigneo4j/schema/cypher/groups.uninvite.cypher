// Declines an invitation, or takes it back.
// Sample: {"group": "g0", "actor": "john.doe", "needed": {"open": "admin", "closed": "admin"}, "person": "jane.doe"}
// Include: locked-person
// Include: locked-group-role
// Include: required-role
WITH person, group, CASE
  WHEN group IS NULL THEN 'unknown'
  WHEN $call.person <> $call.actor AND (requiredRole IS NULL OR actorRole < requiredRole) THEN 'forbidden'
  WHEN EXISTS { (person)-[:INVITED_TO]->(group) } THEN 'done'
  ELSE 'unknown'
END AS outcome
CALL (person, group, outcome) {
  UNWIND CASE outcome WHEN 'done' THEN [0] ELSE [] END AS uninvite
  MATCH (person)-[invitation:INVITED_TO]->(group)
  DELETE invitation
}
RETURN outcome
