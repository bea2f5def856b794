// Adds messages with their copies in the collections of people, by their times. A message that is there already stays.
// Sample: {"rows": [{"id": "m9", "properties": {"id": "m9", "title": "Hello", "senderId": "john.doe"}, "inReplyTo": null, "updated": "2026-01-01T00:00:00.000Z", "moment": 1767225600000, "copies": [{"person": "jane.doe", "collection": "@inbox", "status": "NEW"}, {"person": "nobody", "collection": "@inbox", "status": "NEW"}]}], "updated": "2026-01-01T00:00:00.000Z"}
// Include: transfer-rows
CALL (row) {
  OPTIONAL MATCH (present:Message {id: row.id})
  WITH row, present IS NOT NULL AS present, COLLECT {
    UNWIND row.copies AS copy
    MATCH (owner:Person {id: copy.person})
    RETURN DISTINCT owner.id
  } AS owners
  WITH row, owners, CASE
    WHEN present THEN 'present'
    WHEN owners = [] THEN 'nobody'
    ELSE 'written'
  END AS outcome
  OPTIONAL MATCH (parent:Message {id: row.inReplyTo})
  CALL (row, owners, parent, outcome) {
    UNWIND CASE outcome WHEN 'written' THEN [0] ELSE [] END AS once
    CREATE (message:Message)
    SET message = row.properties
    FOREACH (answered IN CASE WHEN parent IS NULL THEN [] ELSE [parent] END | CREATE (message)-[:REPLY_TO]->(answered))
    WITH row, owners, parent, message
    CALL (row, message) {
      MATCH (sender:Person {id: row.properties.senderId})
      CREATE (sender)-[:SENT]->(message)
    }
    CALL (message, parent, owners) {
      UNWIND owners AS reached
      MATCH (held:MessageCopy {owner: reached, id: parent.id})
      SET held.replies = (coalesce(held.replies, []) + [message.id])[-100..]
    }
    UNWIND row.copies AS copy
    MATCH (person:Person {id: copy.person})
    SET person.id = person.id
    WITH row, message, copy, person
    CALL (person, copy) {
      WITH person
      WHERE NOT EXISTS { (person)-[:HAS_COLLECTION]->(:MessageCollection {id: copy.collection}) }
      // Include: mailbox
    }
    CALL (person, copy) {
      MATCH (person)-[:HAS_COLLECTION]->(timeline:MessageCollection)
      WHERE timeline.id IN [copy.collection, '@inbox']
      RETURN timeline
      ORDER BY timeline.id = copy.collection DESC
      LIMIT 1
    }
    CREATE (item:MessageCopy {id: message.id, owner: person.id, collection: timeline.id, status: copy.status, updated: row.updated})-[:COPY_OF]->(message)
    WITH row, timeline, item, row.moment AS at
    // Include: timeline-insert
    WITH row, timeline, item
    SET timeline.unread = coalesce(timeline.unread, 0) + CASE item.status WHEN 'NEW' THEN 1 ELSE 0 END,
      timeline.updated = CASE WHEN timeline.updated > row.updated THEN timeline.updated ELSE row.updated END
  }
  WITH row, outcome, CASE outcome
    WHEN 'written' THEN [copy IN row.copies WHERE NOT copy.person IN owners | 'the copy of ' + copy.person]
      + CASE WHEN row.inReplyTo IS NOT NULL AND parent IS NULL THEN ['its place as an answer to ' + row.inReplyTo] ELSE [] END
    ELSE []
  END AS lost
  RETURN outcome, lost
}
RETURN position, outcome, lost
ORDER BY position
