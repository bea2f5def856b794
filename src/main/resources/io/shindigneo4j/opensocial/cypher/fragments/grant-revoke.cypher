// Deletes a grant, whose lock is held, with its tokens, and revokes it.
WITH grant, 'grant' AS kind, grant.id AS subject
CALL (grant) {
  OPTIONAL MATCH (grant)-[:HAS_TOKEN]->(token)
  DETACH DELETE token, grant
}
// Include: revoke
