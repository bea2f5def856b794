// Loads the people, friendships, groups and memberships of the sample.
CALL () {
  UNWIND $call.people AS row
  CREATE (person:Person)
  SET person = row.properties
  WITH person, row
  UNWIND row.details + [{entries: []}] AS list
  UNWIND range(0, size(list.entries) - 1) AS position
  CREATE (person)-[:$(list.type) {position: position}]->(entry:$(list.label))
  SET entry = list.entries[position]
}
CALL () {
  UNWIND range(0, size($call.friendships) - 1) AS position
  MATCH (person:Person {id: $call.friendships[position].person}), (friend:Person {id: $call.friendships[position].friend})
  CREATE (person)-[:FRIEND_OF {since: $call.now + position}]->(friend)
}
CALL () {
  UNWIND $call.groups AS row
  MATCH (owner:Person {id: row.owner})
  CREATE (owner)-[:OWNER_OF]->(:Group {id: row.id, title: row.title, description: row.description})
}
CALL () {
  UNWIND range(0, size($call.memberships) - 1) AS position
  MATCH (person:Person {id: $call.memberships[position].person}), (group:Group {id: $call.memberships[position].group})
  CREATE (person)-[:MEMBER_OF {since: $call.now + position}]->(group)
}
