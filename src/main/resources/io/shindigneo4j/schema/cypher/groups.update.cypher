// Changes a group: null removes a property, those not named stay.
// Sample: {"group": "g0", "actor": "john.doe", "needed": {"open": "admin", "closed": "admin"}, "properties": {"title": "Better", "description": null}, "selection": {"properties": ["id", "title"], "details": []}}
WITH $call.actor AS actor
// Include: locked-group-role
// Include: required-role
WITH group, CASE
  WHEN group IS NULL THEN 'unknown'
  WHEN actorRole >= requiredRole THEN 'done'
  ELSE 'forbidden'
END AS outcome
CALL (group, outcome) {
  UNWIND CASE outcome WHEN 'done' THEN [group] ELSE [] END AS changed
  SET changed += $call.properties
}
RETURN outcome, CASE outcome WHEN 'done' THEN [key IN $call.selection.properties | group[key]] END AS values
