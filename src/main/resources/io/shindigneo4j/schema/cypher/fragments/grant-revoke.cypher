// Deletes a grant, whose lock is held, with its tokens, and revokes it until the last has expired: clocks may differ, so
// that a token may seem to be issued after now. The deletion of a person may have no now.
WITH grant, 'grant' AS kind, grant.id AS subject, coalesce($call.now, timestamp()) AS now
WITH grant, kind, subject, CASE WHEN grant.expires > now THEN grant.expires ELSE now END AS before, null AS expires
CALL (grant) {
  OPTIONAL MATCH (grant)-[:HAS_TOKEN]->(token)
  DETACH DELETE token, grant
}
// Include: revoke-before
