// Loads people, friendships, groups and memberships into a store without people; answers how many people came in.
// Sample: {"people": [{"properties": {"id": "a", "displayName": "A"}, "details": [{"type": "HAS_EMAIL", "label": "Email", "entries": [{"value": "a@example.org"}]}]}], "friendships": [], "groups": [{"owner": "a", "id": "g", "title": "G", "description": "of a"}], "memberships": [{"group": "g", "person": "a"}], "now": 0}
OPTIONAL MATCH (present:Person)
WITH count(present) AS present
CALL (present) {
  UNWIND CASE WHEN present = 0 THEN $people ELSE [] END AS row
  CREATE (person:Person)
  SET person = row.properties
  WITH person, row
  UNWIND row.details + [{entries: []}] AS list
  UNWIND range(0, size(list.entries) - 1) AS position
  CREATE (person)-[:$(list.type) {position: position}]->(entry:$(list.label))
  SET entry = list.entries[position]
}
CALL (present) {
  UNWIND CASE WHEN present = 0 THEN range(0, size($friendships) - 1) ELSE [] END AS position
  MATCH (person:Person {id: $friendships[position].person}), (friend:Person {id: $friendships[position].friend})
  CREATE (person)-[:FRIEND_OF {since: $now + position}]->(friend)
}
CALL (present) {
  UNWIND CASE WHEN present = 0 THEN $groups ELSE [] END AS row
  MATCH (owner:Person {id: row.owner})
  CREATE (owner)-[:OWNER_OF]->(:Group {id: row.id, title: row.title, description: row.description})
}
CALL (present) {
  UNWIND CASE WHEN present = 0 THEN range(0, size($memberships) - 1) ELSE [] END AS position
  MATCH (person:Person {id: $memberships[position].person}), (group:Group {id: $memberships[position].group})
  CREATE (person)-[:MEMBER_OF {since: $now + position}]->(group)
}
RETURN CASE WHEN present = 0 THEN size($people) ELSE 0 END AS people
