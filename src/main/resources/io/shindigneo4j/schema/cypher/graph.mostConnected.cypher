// The people of a group by the number of their friends: how many in all, and one page of them, those with most first.
// Sample: {"group": "g0", "needed": {"open": "none", "closed": "member"}, "inside": false, "viewpoint": {"viewer": "john.doe", "reach": "everybody"}, "page": {"first": 0, "limit": 20}, "selection": {"properties": ["id", "displayName"], "details": ["HAS_EMAIL"]}}
WITH $call.viewpoint.viewer AS actor
// Include: group-role
// Include: required-role
WITH group, CASE
  WHEN group IS NULL THEN 'unknown'
  WHEN actorRole >= requiredRole THEN 'done'
  ELSE 'forbidden'
END AS outcome
CALL (group, outcome) {
  UNWIND CASE outcome WHEN 'done' THEN [group] ELSE [] END AS shown
  MATCH (person:Person)-[:OWNER_OF|MEMBER_OF]->(shown)
  WITH DISTINCT person
  WHERE
    // Include: visible-person
  RETURN collect(person) AS people
}
CALL (people) {
  UNWIND people AS member
  WITH member, people, COUNT {
    MATCH (member)-[:FRIEND_OF]->(person:Person)
    WHERE person <> member
      AND (NOT $call.inside OR person IN people)
      AND
        // Include: visible-person
    RETURN DISTINCT person
  } AS connections
  WITH member, connections
  ORDER BY connections DESC, member.id
  RETURN collect({person: member, connections: connections}) AS matches
}
RETURN outcome,
  CASE outcome WHEN 'done' THEN size(matches) END AS total,
  CASE outcome WHEN 'done' THEN COLLECT {
    UNWIND matches[$call.page.first..$call.page.first + $call.page.limit] AS match
    WITH match.person AS person, match.connections AS connections
    RETURN {
      // Include: profile-of-person
      , connections: connections
    }
  } END AS people
