// Loads collections of messages, each with its messages in order of time; answers how many collections came in.
// Sample: {"collections": [{"person": "john.doe", "id": "c1", "title": "Comments", "messages": [{"id": "s1", "title": "Hello", "senderId": "jane.doe"}, {"id": "s2", "title": "re"}]}], "replies": [{"id": "s2", "to": "s1"}], "now": 0, "updated": "1970-01-01T00:00:00.000Z"}
CALL () {
  UNWIND $collections AS row
  MATCH (person:Person {id: row.person})
  CREATE (person)-[:HAS_COLLECTION {since: $now}]->(collection:MessageCollection {id: row.id, title: row.title, total: size(row.messages), unread: size(row.messages), moment: CASE WHEN size(row.messages) > 0 THEN $now + size(row.messages) ELSE 0 END, updated: $updated})
  WITH person, collection, row
  CALL (person, collection, row) {
    UNWIND range(0, size(row.messages) - 1) AS place
    CREATE (message:Message)
    SET message = row.messages[place]
    CREATE (copy:MessageCopy {id: message.id, owner: person.id, collection: collection.id, status: 'NEW', moment: $now + place + 1, updated: $updated})-[:COPY_OF]->(message)
    WITH collection, copy
    ORDER BY copy.moment
    WITH collection, collect(copy) AS copies
    FOREACH (newest IN copies[-1..] | CREATE (collection)-[:NEWEST]->(newest))
    FOREACH (place IN range(1, size(copies) - 1) |
      FOREACH (newer IN [copies[place]] |
        FOREACH (older IN [copies[place - 1]] | CREATE (newer)-[:OLDER]->(older))))
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
