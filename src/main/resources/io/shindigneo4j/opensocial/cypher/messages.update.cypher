// Changes the status of a person's copy of a message, or moves it to another collection of theirs. No record where there is no such copy.
// Sample: {"user": "john.doe", "collection": "@inbox", "id": "m1", "status": "read", "target": "@outbox", "updated": "2026-01-01T00:00:00.000Z", "now": 1767225600000}
MATCH (person:Person {id: $user})
SET person.id = person.id
WITH person
// Include: mailbox
WITH person
MATCH (copy:MessageCopy {owner: $user, id: $id})
WHERE copy.collection = $collection
MATCH (person)-[:HAS_COLLECTION]->(source:MessageCollection {id: $collection})
WITH copy, source,
  head(COLLECT { MATCH (person)-[:HAS_COLLECTION]->(other:MessageCollection {id: $target}) RETURN other }) AS target,
  EXISTS { MATCH (other:MessageCopy {owner: $user, id: $id}) WHERE other.collection = $target } AS taken
WITH copy, source, target, CASE
  WHEN $target IS NULL THEN 'done'
  WHEN target IS NULL THEN 'unknown'
  WHEN taken THEN 'taken'
  ELSE 'done'
END AS outcome
CALL (copy, source, outcome) {
  UNWIND CASE WHEN outcome = 'done' AND $status IS NOT NULL THEN [toUpper($status)] ELSE [] END AS status
  WITH copy, source, status, CASE copy.status WHEN 'NEW' THEN 1 ELSE 0 END AS before
  SET copy.status = status,
    copy.updated = $updated,
    source.unread = source.unread - before + CASE status WHEN 'NEW' THEN 1 ELSE 0 END,
    source.updated = $updated
}
CALL (copy, source, target, outcome) {
  UNWIND CASE WHEN outcome = 'done' AND target IS NOT NULL THEN [target] ELSE [] END AS next
  WITH copy, source AS collection, next
  // Include: collection-remove
  SET copy.updated = $updated
  WITH copy, next AS collection
  // Include: collection-add
}
RETURN outcome
