// Adds least, the standing that it takes, a number; null where nobody may.
WITH *, {none: 0, invited: 1, member: 2, admin: 3, owner: 4}[
  CASE WHEN group.closed THEN $needed.closed ELSE $needed.open END
] AS least
