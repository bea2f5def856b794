// Loads the collections of messages of the sample, each with its messages in order of time.
CALL () {
  UNWIND $call.collections AS row
  MATCH (person:Person {id: row.person})
  CREATE (person)-[:HAS_COLLECTION {since: $call.now}]->(collection:MessageCollection {id: row.id, title: row.title, total: 0, unread: 0, moment: 0, updated: $call.updated})
  WITH person, collection, row
  CALL (person, collection, row) {
    UNWIND row.messages AS properties
    CREATE (message:Message)
    SET message = properties
    CREATE (copy:MessageCopy {id: message.id, owner: person.id, status: 'NEW', updated: $call.updated})-[:COPY_OF]->(message)
    WITH copy, collection
    // Include: collection-add
  }
}
CALL () {
  UNWIND $call.replies AS reply
  MATCH (message:Message {id: reply.id}), (parent:Message {id: reply.to})
  CREATE (message)-[:REPLY_TO]->(parent)
  WITH message, parent
  MATCH (message)<-[:COPY_OF]-(copy), (parent)<-[:COPY_OF]-(held)
  WHERE copy.owner = held.owner
  WITH held, collect(message.id) AS replies
  SET held.replies = replies
}
CALL () {
  UNWIND $call.collections AS row
  UNWIND row.messages AS properties
  MATCH (sender:Person {id: properties.senderId}), (message:Message {id: properties.id})
  CREATE (sender)-[:SENT]->(message)
}
