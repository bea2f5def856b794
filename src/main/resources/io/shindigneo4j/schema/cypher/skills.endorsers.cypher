// Who endorses a person's skill, naturally the first first: how many match in all, and one page of them.
// Sample: {"owner": "john.doe", "key": "java", "viewpoint": {"viewer": "john.doe", "reach": "everybody"}, "query": {"filter": null, "updatedSince": null, "sort": {"target": null, "ascending": true}, "page": {"first": 0, "limit": 20}}, "selection": {"properties": ["id"], "details": []}}
MATCH (person:Person {id: $call.owner})
WITH person
// Include: visible-people
MATCH (person)-[:HAS_SKILL]->(own {key: $call.key})
CALL (own) {
  MATCH (own)<-[endorsement:ENDORSES]-(person)
  WITH person, coalesce(endorsement.since, 0) AS rank
  // Include: visible-people
  WITH person, rank
  // Include: matching-people
  // Include: ordered-people
  RETURN collect(person) AS matches
}
RETURN size(matches) AS total, [person IN matches[$call.query.page.first..$call.query.page.first + $call.query.page.limit] | {
  // Include: profile-of-person
}] AS people
