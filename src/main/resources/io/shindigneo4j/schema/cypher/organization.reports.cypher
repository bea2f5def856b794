// Who reports to a person directly, naturally by id: how many match in all, and one page of them.
// Sample: {"person": "john.doe", "viewpoint": {"viewer": "john.doe", "reach": "everybody"}, "query": {"filter": null, "updatedSince": null, "sort": {"target": null, "ascending": true}, "page": {"first": 0, "limit": 20}}, "selection": {"properties": ["id"], "details": ["HAS_EMAIL"]}}
MATCH (person:Person {id: $call.person})
WITH person
// Include: visible-people
WITH person AS manager
CALL (manager) {
  MATCH (person:Person)-[:REPORTS_TO]->(manager)
  WITH DISTINCT person, 0 AS rank
  // Include: visible-people
  WITH person, rank
  // Include: matching-people
  // Include: ordered-people
  RETURN collect(person) AS matches
}
RETURN size(matches) AS total, [person IN matches[$call.query.page.first..$call.query.page.first + $call.query.page.limit] | {
  // Include: profile-of-person
}] AS people
