// Makes a person; the constraint on ids refuses one who is there.
// Sample: {"id": "new.doe", "properties": {"displayName": "New", "tags": ["a"]}, "details": [{"type": "HAS_EMAIL", "label": "Email", "entries": [{"value": "new@example.org"}], "only": null}], "receipt": {"key": "k", "answer": "{}", "at": 0}}
// Include: receipt
CALL (earlier) {
  UNWIND CASE WHEN earlier IS NULL THEN [$call.id] ELSE [] END AS id
  CREATE (person:Person {id: id})
  SET person += $call.properties
  WITH person
  UNWIND $call.details AS list
  UNWIND range(0, size(list.entries) - 1) AS position
  CREATE (person)-[:$(list.type) {position: position}]->(entry:$(list.label))
  SET entry = list.entries[position]
}
RETURN earlier
