// The people of a group, or those who are invited into it: how many match in all, and one page of them.
// Sample: {"group": "g0", "needed": {"open": "none", "closed": "member"}, "bond": "membership", "viewpoint": {"viewer": "jane.doe", "reach": "everybody"}, "query": {"filter": null, "updatedSince": null, "sort": {"target": null, "ascending": true}, "page": {"first": 0, "limit": 20}}, "selection": {"properties": ["id"], "details": ["HAS_EMAIL"]}}
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
  MATCH (person:Person)-[bond:OWNER_OF|MEMBER_OF|INVITED_TO]->(shown)
  WHERE (type(bond) = 'INVITED_TO') = ($call.bond = 'invitation')
  WITH person, coalesce(min(bond.since), 0) AS rank
  WHERE $call.viewpoint.reach = 'everybody'
    OR person.id = $call.viewpoint.viewer
    OR ($call.viewpoint.reach = 'friends'
      AND EXISTS { (:Person {id: $call.viewpoint.viewer})-[:FRIEND_OF]->(person) })
  // Include: chosen-people
  RETURN matches
}
RETURN outcome,
  CASE outcome WHEN 'done' THEN size(matches) END AS total,
  CASE outcome WHEN 'done' THEN [person IN matches[$call.query.page.first..$call.query.page.first + $call.query.page.limit] | {
    // Include: profile-of-person
    , role: head(COLLECT {
      MATCH (person)-[bond:OWNER_OF|MEMBER_OF|INVITED_TO]->(group)
      RETURN CASE type(bond) WHEN 'OWNER_OF' THEN 'owner' WHEN 'INVITED_TO' THEN 'invited' ELSE coalesce(bond.role, 'member') END AS role
      ORDER BY CASE role WHEN 'owner' THEN 0 WHEN 'admin' THEN 1 WHEN 'invited' THEN 3 ELSE 2 END
    }),
    since: head(COLLECT {
      MATCH (person)-[bond:OWNER_OF|MEMBER_OF|INVITED_TO]->(group)
      WHERE (type(bond) = 'INVITED_TO') = ($call.bond = 'invitation') AND bond.since IS NOT NULL
      RETURN bond.since AS since
      ORDER BY since
    })
  }] END AS people
