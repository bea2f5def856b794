// The friends of people, their friends, and so on: how many in all, and one page of them, the nearest first.
// Sample: {"users": ["john.doe"], "depth": 2, "strangersOnly": false, "viewpoint": {"viewer": "john.doe", "reach": "everybody"}, "page": {"first": 0, "limit": 20}, "selection": {"properties": ["id", "displayName"], "details": ["HAS_EMAIL"]}}
// Include: people-within-depth
WHERE coalesce(NOT person.id IN $call.users, true)
  AND (distance > 1 OR NOT $call.strangersOnly)
  AND
    // Include: visible-person
ORDER BY distance, person.id
WITH collect({person: person, distance: distance}) AS matches
WITH size(matches) AS total, matches[$call.page.first..$call.page.first + $call.page.limit] AS page
RETURN
  total,
  [match IN page | match.distance] AS distances,
  [key IN $call.selection.properties | [match IN page | match.person[key]]] AS values,
  CASE WHEN size($call.selection.details) = 0 THEN [] ELSE COLLECT {
    UNWIND page AS match
    WITH match.person AS person
    RETURN
      // Include: details-of-person
  } END AS details
