// Revokes the grants of clients that act for the person, in order of id.
CALL (person) {
  MATCH (person)-[:HAS_GRANT]->(grant)
  WITH grant
  ORDER BY grant.id
  // Include: grant-revoke
  FINISH
}
