// Adds requiredRole, the lowest role that may do it: a number, as actorRole; null where nobody may.
WITH *, {none: 0, invited: 1, member: 2, admin: 3, owner: 4}[
  CASE WHEN coalesce(group.closed, false) <> false THEN $call.needed.closed ELSE $call.needed.open END
] AS requiredRole
