// The skills of a person, the most endorsed first, with how many endorse each and who was first: how many skills there
// are in all, and one page of them.
// Sample: {"owner": "john.doe", "key": null, "viewpoint": {"viewer": "john.doe", "reach": "everybody"}, "page": {"first": 0, "limit": 20}, "endorsers": 3, "selection": {"properties": ["id", "displayName"], "details": []}}
MATCH (person:Person {id: $call.owner})
WITH person
// Include: visible-people
CALL (person) {
  MATCH (person)-[:HAS_SKILL]->(own)-[:IS_SKILL]->(skill)
  WHERE $call.key IS NULL OR own.key = $call.key
  // Include: endorsed
  ORDER BY endorsements DESC, own.key
  RETURN collect([own, skill.name, endorsements]) AS matches
}
CALL (matches) {
  UNWIND matches[$call.page.first..$call.page.first + $call.page.limit] AS match
  WITH match[0] AS own, match[1] AS name, match[2] AS endorsements
  RETURN collect({
    name: name,
    endorsements: endorsements,
    endorsed: EXISTS { (own)<-[:ENDORSES]-(:Person {id: $call.viewpoint.viewer}) },
    endorsers: COLLECT {
      MATCH (own)<-[endorsement:ENDORSES]-(person)
      WITH person, endorsement
      // Include: visible-people
      WITH person, endorsement
      ORDER BY coalesce(endorsement.since, 0), person.id
      LIMIT $call.endorsers
      RETURN {
        // Include: profile-of-person
      }
    }
  }) AS skills
}
RETURN size(matches) AS total, skills
