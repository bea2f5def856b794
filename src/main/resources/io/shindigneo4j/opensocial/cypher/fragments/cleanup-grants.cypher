// Revokes the grants of clients that act for the person, in order of id, and then whatever else was issued to the person:
// nothing of it passes to who has the id afterwards.
CALL (person) {
  MATCH (person)-[:HAS_GRANT]->(grant)
  WITH grant
  ORDER BY grant.id
  // Include: grant-revoke
  FINISH
}
CALL (person) {
  WITH 'person' AS kind, person.id AS subject, coalesce($call.now, timestamp()) AS before
  WHERE person IS NOT NULL
  // Include: revoke-before
  FINISH
}
