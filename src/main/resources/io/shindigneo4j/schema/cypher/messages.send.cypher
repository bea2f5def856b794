// Sends a message to all of its recipients, or to none where one of them or the message that it answers is not there
// for the sender.
// Sample: {"sender": "john.doe", "around": {"users": ["jane.doe", "john.doe"], "circle": "self", "group": null, "viewpoint": {"viewer": "john.doe", "reach": "everybody"}}, "message": {"id": "m2", "title": "Hello", "recipients": ["jane.doe", "john.doe"], "senderId": "john.doe"}, "inReplyTo": null, "collection": "@inbox", "updated": "2026-01-01T00:00:00.000Z", "now": 1767225600000, "receipt": null}
// Include: around
WITH collect(person) AS recipients
MATCH (sender:Person {id: $call.sender})
CALL (sender, recipients) {
  UNWIND [sender] + recipients AS party
  WITH DISTINCT party
  ORDER BY party.id
  SET party.id = party.id
}
WITH sender, recipients,
  [id IN $call.around.users WHERE NOT id IN [person IN recipients | person.id]] AS unknown,
  head(COLLECT {
    MATCH (:MessageCopy {owner: $call.sender, id: $call.inReplyTo})-[:COPY_OF]->(parent)
    RETURN parent
  }) AS parent
WITH sender, recipients, unknown, parent, $call.inReplyTo IS NULL OR parent IS NOT NULL AS answers
// Include: kept-receipt
CALL (sender, recipients, unknown, parent, answers, kept) {
  UNWIND CASE WHEN kept IS NULL AND unknown = [] AND answers THEN [sender] ELSE [] END AS author
  // Include: receipt
  CALL (author, recipients, parent, earlier) {
    UNWIND CASE WHEN earlier IS NULL THEN [author] ELSE [] END AS first
    CREATE (first)-[:SENT]->(message:Message)
    SET message = $call.message
    FOREACH (answered IN CASE WHEN parent IS NULL THEN [] ELSE [parent] END | CREATE (message)-[:REPLY_TO]->(answered))
    WITH message, first, recipients, parent
    CALL (message, first, recipients, parent) {
      UNWIND CASE WHEN parent IS NULL THEN [] ELSE [first] + recipients END AS reached
      WITH DISTINCT message, parent, reached
      MATCH (held:MessageCopy {owner: reached.id, id: parent.id})
      SET held.replies = (coalesce(held.replies, []) + [message.id])[-100..]
    }
    WITH message, [{person: first, collection: '@outbox', status: 'READ'}] + [person IN recipients | {person: person, collection: $call.collection, status: 'NEW'}] AS deliveries
    UNWIND deliveries AS delivery
    WITH message, delivery, delivery.person AS person
    // Include: mailbox
    WITH message, delivery, person
    CALL (person, delivery) {
      MATCH (person)-[:HAS_COLLECTION]->(collection:MessageCollection)
      WHERE collection.id IN [delivery.collection, '@inbox']
      RETURN collection
      ORDER BY collection.id = delivery.collection DESC
      LIMIT 1
    }
    CREATE (copy:MessageCopy {id: message.id, owner: person.id, status: delivery.status, updated: $call.updated})-[:COPY_OF]->(message)
    WITH copy, collection
    // Include: collection-add
  }
  RETURN collect(earlier) AS answered
}
RETURN unknown, answers, coalesce(kept, head(answered)) AS earlier
