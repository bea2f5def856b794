// Loads collections of messages, each with its messages in order of time; answers how many collections came in.
// Sample: {"collections": [{"person": "john.doe", "id": "c1", "title": "Comments", "messages": [{"id": "s1", "title": "Hello", "senderId": "jane.doe"}, {"id": "s2", "title": "re"}]}], "replies": [{"id": "s2", "to": "s1"}], "now": 0, "updated": "1970-01-01T00:00:00.000Z"}
CALL () {
  UNWIND $collections AS row
  MATCH (person:Person {id: row.person})
  CREATE (person)-[:HAS_COLLECTION {since: $now}]->(collection:MessageCollection {id: row.id, title: row.title, total: 0, unread: 0, moment: 0, updated: $updated})
  WITH person, collection, row
  CALL (person, collection, row) {
    UNWIND row.messages AS properties
    CREATE (message:Message)
    SET message = properties
    CREATE (copy:MessageCopy {id: message.id, owner: person.id, status: 'NEW', updated: $updated})-[:COPY_OF]->(message)
    WITH copy, collection
    // Include: collection-add
  }
  RETURN count(*) AS loaded
}
CALL () {
  UNWIND $replies AS reply
  MATCH (message:Message {id: reply.id}), (parent:Message {id: reply.to})
  CREATE (message)-[:REPLY_TO]->(parent)
}
CALL () {
  UNWIND $collections AS row
  UNWIND row.messages AS properties
  MATCH (sender:Person {id: properties.senderId}), (message:Message {id: properties.id})
  CREATE (sender)-[:SENT]->(message)
}
RETURN loaded
