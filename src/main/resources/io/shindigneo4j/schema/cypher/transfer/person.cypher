// Adds people with their profiles. Who is there already stays.
// Sample: {"rows": [{"id": "new", "properties": {"id": "new", "displayName": "New"}, "details": [{"type": "HAS_EMAIL", "label": "Email", "entries": [{"value": "a@example.org"}]}]}]}
// Include: transfer-rows
CALL (row) {
  OPTIONAL MATCH (present:Person {id: row.id})
  WITH row, present IS NOT NULL AS present
  CALL (row, present) {
    UNWIND CASE WHEN present THEN [] ELSE [row] END AS new
    CREATE (person:Person)
    SET person = new.properties
    WITH person, new
    UNWIND new.details + [{entries: []}] AS list
    UNWIND range(0, size(list.entries) - 1) AS place
    CREATE (person)-[:$(list.type) {position: place}]->(entry:$(list.label))
    SET entry = list.entries[place]
  }
  RETURN CASE WHEN present THEN 'present' ELSE 'written' END AS outcome
}
RETURN position, outcome, [] AS lost
ORDER BY position
