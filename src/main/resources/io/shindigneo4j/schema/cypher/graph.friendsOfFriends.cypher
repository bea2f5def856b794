// The friends of people, their friends, and so on: how many in all, and one page of them, the nearest first.
// Sample: {"users": ["john.doe"], "depth": 2, "strangersOnly": false, "viewpoint": {"viewer": "john.doe", "reach": "everybody"}, "page": {"first": 0, "limit": 20}, "selection": {"properties": ["id", "displayName"], "details": ["HAS_EMAIL"]}}
WITH $call.viewpoint.reach = 'everybody' AS open
CALL () {
  // Include: people-within-depth
  RETURN person, distance
}
WITH person, distance, open
WHERE coalesce(NOT person.id IN $call.users, true)
  AND (distance > 1 OR NOT $call.strangersOnly)
  AND (open OR
    // Include: visible-person
  )
WITH person, distance
ORDER BY distance, person.id
WITH collect(person) AS people, collect(distance) AS distances
WITH
  size(people) AS total,
  people[$call.page.first..$call.page.first + $call.page.limit] AS page,
  distances[$call.page.first..$call.page.first + $call.page.limit] AS distances
RETURN
  total,
  distances,
  [key IN $call.selection.properties | CASE key
    WHEN 'id' THEN [person IN page | person.id]
    WHEN 'displayName' THEN [person IN page | person.displayName]
    ELSE [person IN page | person[key]]
  END] AS values,
  CASE WHEN size($call.selection.details) = 0 THEN [] ELSE COLLECT {
    UNWIND page AS person
    RETURN
      // Include: details-of-person
  } END AS details
