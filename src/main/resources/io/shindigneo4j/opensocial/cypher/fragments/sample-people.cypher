// Loads the people, friendships, groups and memberships of the sample.
CALL () {
  UNWIND $people AS row
  CREATE (person:Person)
  SET person = row.properties
  WITH person, row
  UNWIND row.details + [{entries: []}] AS list
  UNWIND range(0, size(list.entries) - 1) AS position
  CREATE (person)-[:$(list.type) {position: position}]->(entry:$(list.label))
  SET entry = list.entries[position]
}
CALL () {
  UNWIND range(0, size($friendships) - 1) AS position
  MATCH (person:Person {id: $friendships[position].person}), (friend:Person {id: $friendships[position].friend})
  CREATE (person)-[:FRIEND_OF {since: $now + position}]->(friend)
}
CALL () {
  UNWIND $groups AS row
  MATCH (owner:Person {id: row.owner})
  CREATE (owner)-[:OWNER_OF]->(:Group {id: row.id, title: row.title, description: row.description})
}
CALL () {
  UNWIND range(0, size($memberships) - 1) AS position
  MATCH (person:Person {id: $memberships[position].person}), (group:Group {id: $memberships[position].group})
  CREATE (person)-[:MEMBER_OF {since: $now + position}]->(group)
}
