// Makes the system collections of messages that a person has not got yet: from rows of person, whose lock is held.
CALL (person) {
  UNWIND [{id: '@inbox', title: 'Inbox'}, {id: '@outbox', title: 'Outbox'}] AS system
  WITH person, system
  WHERE NOT EXISTS { (person)-[:HAS_COLLECTION]->(:MessageCollection {id: system.id}) }
  CREATE (person)-[:HAS_COLLECTION {since: 0}]->(made:MessageCollection {id: system.id, title: system.title, total: 0, unread: 0, updated: $call.updated})
}
