// The person's collections with the copies in them, and the messages that nobody else has.
CALL (person) {
  MATCH (person)-[:HAS_COLLECTION]->(collection:MessageCollection)
  OPTIONAL MATCH (collection)-[:NEWEST]->()-[:OLDER]->*(held)
  WITH collect(DISTINCT collection) AS collections, collect(held) AS copies
  CALL (copies) {
    UNWIND copies AS copy
    WITH copy
    ORDER BY copy.id
    // Include: message-discard
  }
  FOREACH (collection IN collections | DETACH DELETE collection)
}
