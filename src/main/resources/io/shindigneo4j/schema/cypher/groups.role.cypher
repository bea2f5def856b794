// Makes a member an admin, an owner, or a plain member again; the last owner stays owner. Nobody owns more than a
// thousand groups.
// Sample: {"group": "g0", "actor": "john.doe", "needed": {"open": "owner", "closed": "owner"}, "person": "john.doe", "role": "admin"}
// Include: locked-person
// Include: locked-group-role
// Include: role-of-person
// Include: required-role
WITH person, group, CASE
  WHEN group IS NULL THEN 'unknown'
  WHEN requiredRole IS NULL OR actorRole < requiredRole THEN 'forbidden'
  WHEN personRole < 2 THEN 'unknown'
  WHEN $call.role <> 'owner' AND personRole = 4
    AND NOT EXISTS { (other)-[:OWNER_OF]->(group) WHERE other <> person } THEN 'conflict'
  WHEN $call.role = 'owner' AND personRole < 4 AND COUNT { (person)-[:OWNER_OF]->() } >= 1000 THEN 'full'
  ELSE 'done'
END AS outcome
CALL (person, group, outcome) {
  UNWIND CASE WHEN outcome = 'done' AND $call.role = 'owner' THEN [0] ELSE [] END AS promote
  MERGE (person)-[:OWNER_OF]->(group)
}
CALL (person, group, outcome) {
  UNWIND CASE WHEN outcome = 'done' AND $call.role <> 'owner' THEN [0] ELSE [] END AS set
  MERGE (person)-[membership:MEMBER_OF]->(group)
  SET membership.role = CASE $call.role WHEN 'admin' THEN 'admin' END
  WITH DISTINCT set
  MATCH (person)-[ownership:OWNER_OF]->(group)
  DELETE ownership
}
RETURN outcome
