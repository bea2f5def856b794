// Adds messages, and their copies in the collections of their senders and recipients.
// Sample: {"messages": [{"properties": {"id": "s1", "senderId": "john.doe", "title": "Hello"}}, {"properties": {"id": "s2", "senderId": "jane.doe", "title": "Hello"}, "inReplyTo": "s1"}], "owners": ["jane.doe"], "mailboxes": [{"person": "jane.doe", "collection": "@inbox", "unread": 1, "updated": "1970-01-01T00:00:00.000Z", "copies": [{"id": "s1", "owner": "jane.doe", "collection": "@inbox", "status": "NEW", "moment": 1}]}], "updated": "1970-01-01T00:00:00.000Z"}
CALL () {
  UNWIND $call.messages AS row
  MATCH (sender:Person {id: row.properties.senderId})
  CREATE (sender)-[:SENT]->(message:Message)
  SET message = row.properties
}
CALL () {
  UNWIND $call.messages AS row
  MATCH (message:Message {id: row.properties.id}), (parent:Message {id: row.inReplyTo})
  CREATE (message)-[:REPLY_TO]->(parent)
}
CALL () {
  MATCH (person:Person)
  WHERE person.id IN $call.owners
  // Include: mailbox
}
CALL () {
  UNWIND $call.mailboxes AS row
  MATCH (:Person {id: row.person})-[:HAS_COLLECTION]->(timeline:MessageCollection {id: row.collection})
  CALL (row) {
    UNWIND range(0, size(row.copies) - 1) AS position
    WITH row.copies[position] AS copy, position
    MATCH (message:Message {id: copy.id})
    CREATE (item:MessageCopy)-[:COPY_OF]->(message)
    SET item = copy
    WITH item, position
    ORDER BY position
    RETURN collect(item) AS items
  }
  // Include: sample-chain
  SET timeline.unread = row.unread, timeline.updated = row.updated
}
RETURN size($call.messages) AS messages
