// Deletes a group; what bound people to it goes with it.
// Sample: {"group": "g0", "actor": "john.doe", "needed": {"open": "owner", "closed": "owner"}}
WITH $call.actor AS actor
// Include: locked-group-role
// Include: required-role
WITH group, CASE
  WHEN group IS NULL THEN 'unknown'
  WHEN actorRole >= requiredRole THEN 'done'
  ELSE 'forbidden'
END AS outcome
CALL (group, outcome) {
  UNWIND CASE outcome WHEN 'done' THEN [group] ELSE [] END AS unwanted
  DETACH DELETE unwanted
}
RETURN outcome
