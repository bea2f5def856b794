// Makes a collection for messages; a request that came before gets what it got then.
// Sample: {"user": "john.doe", "properties": {"id": "c1", "title": "Holidays"}, "updated": "2026-01-01T00:00:00.000Z", "now": 1767225600000, "receipt": null}
MATCH (person:Person {id: $call.user})
SET person.id = person.id
WITH person
// Include: mailbox
WITH person
// Include: receipt
CALL (person, earlier) {
  UNWIND CASE WHEN earlier IS NULL THEN [person] ELSE [] END AS owner
  CREATE (owner)-[:HAS_COLLECTION {since: $call.now}]->(collection:MessageCollection)
  SET collection = $call.properties, collection.total = 0, collection.unread = 0
}
RETURN earlier
