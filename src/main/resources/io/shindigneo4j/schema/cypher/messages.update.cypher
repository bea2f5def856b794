// Changes the status of a person's copy of a message, or moves it to another collection of theirs. No record where
// there is no such copy.
// Sample: {"user": "john.doe", "collection": "@inbox", "id": "m1", "status": "read", "target": "@outbox", "updated": "2026-01-01T00:00:00.000Z", "now": 1767225600000}
MATCH (person:Person {id: $call.user})
SET person.id = person.id
WITH person
// Include: mailbox
WITH person
MATCH (copy:MessageCopy {owner: $call.user, id: $call.id})
WHERE copy.collection = $call.collection
MATCH (person)-[:HAS_COLLECTION]->(source:MessageCollection {id: $call.collection})
WITH copy, source,
  head(COLLECT { MATCH (person)-[:HAS_COLLECTION]->(other:MessageCollection {id: $call.target}) RETURN other }) AS target,
  EXISTS { MATCH (other:MessageCopy {owner: $call.user, id: $call.id}) WHERE other.collection = $call.target } AS taken
WITH copy, source, target, CASE
  WHEN $call.target IS NULL THEN 'done'
  WHEN target IS NULL THEN 'unknown'
  WHEN taken THEN 'taken'
  ELSE 'done'
END AS outcome
CALL (copy, source, outcome) {
  UNWIND CASE WHEN outcome = 'done' AND $call.status IS NOT NULL THEN [toUpper($call.status)] ELSE [] END AS status
  WITH copy, source, status, CASE copy.status WHEN 'NEW' THEN 1 ELSE 0 END AS before
  SET copy.status = status,
    copy.updated = $call.updated,
    source.unread = source.unread - before + CASE status WHEN 'NEW' THEN 1 ELSE 0 END,
    source.updated = $call.updated
}
CALL (copy, source, target, outcome) {
  UNWIND CASE WHEN outcome = 'done' AND target IS NOT NULL THEN [target] ELSE [] END AS next
  WITH copy, source AS collection, next, properties(copy) AS values
  // Include: collection-remove
  // What arrives is another node, so that nobody who reads the source goes on in the target.
  MATCH (copy)-[:COPY_OF]->(message)
  SET message.id = message.id
  CREATE (moved:MessageCopy)-[:COPY_OF]->(message)
  SET moved = values, moved.updated = $call.updated
  DETACH DELETE copy
  WITH moved, next
  CALL (moved, next) {
    WITH moved AS copy, next AS collection
    // Include: collection-add
  }
}
RETURN outcome
