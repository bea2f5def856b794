// The groups that a person has joined after a moment, the last first, each with the role that the person has in it now.
// Sample: {"person": "john.doe", "since": 0, "limit": 20}
CALL () {
  MATCH (person:Person {id: $call.person})-[membership:MEMBER_OF]->(group:Group)
  WITH person, group, min(membership.since) AS since
  WHERE since > $call.since AND group.id IS :: STRING NOT NULL
  WITH person, group, since
  ORDER BY since DESC, group.id
  LIMIT $call.limit
  // Include: role-of-person
  RETURN group, personRole, since
}
WITH group, personRole, since
ORDER BY since DESC, group.id
RETURN collect({group: group.id, role: ['member', 'admin', 'owner'][personRole - 2], since: since}) AS groups
