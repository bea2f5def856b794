// Deletes copies of messages that are in no collection, and a message with its last copy: from rows of copy.
CALL (copy) {
  MATCH (copy)-[:COPY_OF]->(message)
  SET message.id = message.id
  DETACH DELETE copy
  WITH message
  WHERE NOT EXISTS { (message)<-[:COPY_OF]-() }
  DETACH DELETE message
}
