// The marks of what the person has seen.
CALL (person) {
  MATCH (person)-[:HAS_SEEN]->(mark)
  DETACH DELETE mark
}
