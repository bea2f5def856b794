// Adds collections of messages, empty so far. A collection that is there already stays.
// Sample: {"rows": [{"person": "john.doe", "id": "c9", "title": "Kept", "since": 1, "updated": "2026-01-01T00:00:00.000Z"}]}
// Include: transfer-rows
CALL (row) {
  // Include: transfer-person
  WITH row, person, CASE
    WHEN person IS NULL THEN 'person'
    WHEN EXISTS { (person)-[:HAS_COLLECTION]->(:MessageCollection {id: row.id}) } THEN 'present'
    ELSE 'written'
  END AS outcome
  FOREACH (once IN CASE outcome WHEN 'written' THEN [0] ELSE [] END |
    CREATE (person)-[:HAS_COLLECTION {since: row.since}]->(:MessageCollection {id: row.id, title: row.title, total: 0, unread: 0, moment: 0, updated: row.updated}))
  RETURN outcome
}
RETURN position, outcome, [] AS lost
ORDER BY position
