// A person's manager, the manager's manager and so on, as far as the viewer may see them: how many there are in all,
// and one page of them.
// Sample: {"person": "john.doe", "viewpoint": {"viewer": "john.doe", "reach": "everybody"}, "directAlone": false, "page": {"first": 0, "limit": 20}, "selection": {"properties": ["id"], "details": []}}
MATCH (person:Person {id: $call.person})
WITH person
// Include: visible-people
WITH person AS subordinate
// Include: superiors
WITH CASE
  WHEN $call.directAlone THEN [superior IN superiors WHERE EXISTS { (subordinate)-[:REPORTS_TO]->(superior) }]
  ELSE superiors
END AS superiors
CALL (superiors) {
  UNWIND range(0, size(superiors) - 1) AS place
  WITH superiors[place] AS person, place
  // Include: visible-people
  WITH person, place
  ORDER BY place
  RETURN collect(person) AS matches
}
RETURN size(matches) AS total, [person IN matches[$call.page.first..$call.page.first + $call.page.limit] | {
  // Include: profile-of-person
}] AS people
