// The people with a skill, naturally the most endorsed first: how many match in all, and one page of them.
// Sample: {"key": "java", "viewpoint": {"viewer": "john.doe", "reach": "everybody"}, "query": {"filter": null, "updatedSince": null, "sort": {"target": null, "ascending": true}, "page": {"first": 0, "limit": 20}}, "selection": {"properties": ["id"], "details": ["HAS_EMAIL"]}}
CALL () {
  MATCH (:Skill {key: $call.key})<-[:IS_SKILL]-(own)<-[:HAS_SKILL]-(person)
  WITH person, own
  // Include: visible-people
  // Include: endorsed
  WITH person, -endorsements AS rank
  // Include: matching-people
  // Include: ordered-people
  RETURN collect(person) AS matches
}
CALL (matches) {
  UNWIND matches[$call.query.page.first..$call.query.page.first + $call.query.page.limit] AS person
  MATCH (person)-[:HAS_SKILL]->(own {key: $call.key})
  // Include: endorsed
  RETURN collect({
    // Include: profile-of-person
    , endorsements: endorsements
  }) AS people
}
RETURN size(matches) AS total, people
