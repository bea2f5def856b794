// The way from a person up to the first superior whom the two have in common, and down to the other; empty where there
// is none that the viewer may see as a whole.
// Sample: {"person": "john.doe", "target": "jane.doe", "viewpoint": {"viewer": "john.doe", "reach": "everybody"}, "selection": {"properties": ["id"], "details": []}}
MATCH (person:Person {id: $call.person})
WITH person
// Include: visible-people
WITH person AS subordinate
// Include: superiors
WITH [subordinate] + superiors AS up
MATCH (person:Person {id: $call.target})
WITH up, person
// Include: visible-people
WITH up, person AS subordinate
// Include: superiors
WITH up, [subordinate] + superiors AS down
WITH up, down, head([place IN range(0, size(up) - 1) WHERE up[place] IN down]) AS top
WITH up, down, top, head([place IN range(0, size(down) - 1) WHERE down[place] = up[top]]) AS bottom
WITH CASE
  WHEN top IS NULL THEN []
  ELSE up[..top + 1] + reverse(down[..bottom])
END AS path
CALL (path) {
  UNWIND range(0, size(path) - 1) AS place
  WITH path[place] AS person, place
  // Include: visible-people
  WITH person, place
  ORDER BY place
  RETURN collect(person) AS visible
}
RETURN [person IN CASE WHEN size(visible) = size(path) THEN path ELSE [] END | {
  // Include: profile-of-person
}] AS people
