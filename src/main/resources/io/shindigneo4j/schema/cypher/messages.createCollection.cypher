// Makes a collection for messages, unless the person has a thousand; a request that came before gets what it got then.
// Sample: {"user": "john.doe", "properties": {"id": "c1", "title": "Holidays"}, "updated": "2026-01-01T00:00:00.000Z", "now": 1767225600000, "receipt": null}
MATCH (person:Person {id: $call.user})
SET person.id = person.id
WITH person
// Include: mailbox
WITH person
// Include: kept-receipt
WITH person, kept, kept IS NULL AND COUNT { (person)-[:HAS_COLLECTION]->() } >= 1000 AS full
CALL (person, kept, full) {
  UNWIND CASE WHEN kept IS NULL AND NOT full THEN [person] ELSE [] END AS owner
  // Include: receipt
  CALL (owner, earlier) {
    UNWIND CASE WHEN earlier IS NULL THEN [0] ELSE [] END AS once
    CREATE (owner)-[:HAS_COLLECTION {since: $call.now}]->(collection:MessageCollection)
    SET collection = $call.properties, collection.total = 0, collection.unread = 0
  }
  RETURN head(collect(earlier)) AS answered
}
// An empty text is no answer: a Shindig of an earlier release, which does not know the limit, fails of it.
RETURN CASE WHEN full THEN '' ELSE coalesce(kept, answered) END AS earlier, full
