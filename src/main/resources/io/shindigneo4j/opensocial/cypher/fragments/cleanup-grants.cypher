// Revokes the grants of clients that act for the person, in order of id. No token of a grant was issued after the last
// has expired.
CALL (person) {
  MATCH (person)-[:HAS_GRANT]->(grant)
  WITH grant
  ORDER BY grant.id
  WITH grant, 'grant' AS kind, grant.id AS subject, grant.expires AS before
  CALL (grant) {
    OPTIONAL MATCH (grant)-[:HAS_TOKEN]->(token)
    DETACH DELETE token, grant
  }
  // Include: revoke-before
  FINISH
}
