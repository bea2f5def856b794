// Adds group, null where there is none that the actor may know of, and actorRole, the role of the actor in it: 0 for
// none, then invited, member, admin, owner.
CALL (actor) {
  OPTIONAL MATCH (found:Group {id: $call.group})
  OPTIONAL MATCH (:Person {id: actor})-[bond:OWNER_OF|MEMBER_OF|INVITED_TO]->(found)
  WITH found, coalesce(max(CASE type(bond)
    WHEN 'OWNER_OF' THEN 4
    WHEN 'INVITED_TO' THEN 1
    WHEN 'MEMBER_OF' THEN CASE bond.role WHEN 'admin' THEN 3 ELSE 2 END
  END), 0) AS actorRole
  RETURN CASE WHEN actorRole > 0 OR coalesce(found.closed, false) = false THEN found END AS group, actorRole
}
