// Revokes whatever was issued to or for the person at once, as of the last grant, as clocks may differ: nothing of it passes
// to who has the id afterwards. Grants that are left without their person are deleted in batches. The deletion of a person
// may have no now.
CALL (person) {
  MATCH (person)-[:HAS_GRANT]->(grant)
  RETURN max(grant.created) AS last
}
CALL (person) {
  MATCH (person)-[:HAS_GRANT]->(grant)
  // Include: grants-delete
}
CALL (person, last) {
  WITH person, last, coalesce($call.now, timestamp()) AS now
  WITH person, 'person' AS kind, person.id AS subject, CASE WHEN last > now THEN last ELSE now END AS before,
    null AS expires
  WHERE person IS NOT NULL
  // Include: revoke-before
  FINISH
}
