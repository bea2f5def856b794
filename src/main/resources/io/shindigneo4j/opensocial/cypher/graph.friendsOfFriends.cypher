// The friends of people, their friends, and so on: how many in all, and one page of them, the nearest first.
// Sample: {"users": ["john.doe"], "depth": 2, "strangersOnly": false, "viewpoint": {"viewer": "john.doe", "reach": "everybody"}, "page": {"first": 0, "limit": 20}, "selection": {"properties": ["id", "displayName"], "details": ["HAS_EMAIL"]}}
// Include: people-within-depth
WHERE NOT person.id IN $call.users
  AND (distance > 1 OR NOT $call.strangersOnly)
  AND
    // Include: visible-person
ORDER BY distance, person.id
WITH collect({person: person, distance: distance}) AS matches
RETURN size(matches) AS total, COLLECT {
  UNWIND matches[$call.page.first..$call.page.first + $call.page.limit] AS match
  WITH match.person AS person, match.distance AS distance
  RETURN {
    // Include: profile-of-person
    , distance: distance
  }
} AS people
