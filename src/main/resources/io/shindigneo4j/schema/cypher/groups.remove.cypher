// Leaves a group, or removes another from it; the last owner stays.
// Sample: {"group": "g0", "actor": "john.doe", "needed": {"open": "admin", "closed": "admin"}, "neededForLeaders": {"open": "owner", "closed": "owner"}, "person": "jane.doe"}
// Include: locked-person
// Include: locked-group-role
// Include: role-of-person
WITH *, CASE WHEN personRole < 3 THEN $call.needed ELSE $call.neededForLeaders END AS needed
WITH *, {none: 0, invited: 1, member: 2, admin: 3, owner: 4}[
  CASE WHEN coalesce(group.closed, false) <> false THEN needed.closed ELSE needed.open END
] AS requiredRole
WITH person, group, CASE
  WHEN group IS NULL THEN 'unknown'
  WHEN $call.person <> $call.actor AND (requiredRole IS NULL OR actorRole < requiredRole) THEN 'forbidden'
  WHEN personRole < 2 THEN 'unknown'
  WHEN personRole = 4 AND NOT EXISTS { (other)-[:OWNER_OF]->(group) WHERE other <> person } THEN 'conflict'
  ELSE 'done'
END AS outcome
CALL (person, group, outcome) {
  UNWIND CASE outcome WHEN 'done' THEN [0] ELSE [] END AS remove
  MATCH (person)-[bond:OWNER_OF|MEMBER_OF]->(group)
  DELETE bond
}
RETURN outcome
