// How two people stand to each other, as far as the viewer may see: the length of the shortest way, and the numbers of
// their friends, in common and each.
// Sample: {"user": "john.doe", "other": "jane.doe", "hops": 10, "viewpoint": {"viewer": "john.doe", "reach": "everybody"}}
MATCH (user:Person {id: $call.user}), (other:Person {id: $call.other})
// Include: seen-people
WITH user, other, seen
WHERE $call.viewpoint.reach = 'everybody' OR (user IN seen AND other IN seen)
CALL (user, other, seen) {
  CALL (user, other, seen) {
    UNWIND CASE WHEN user = other THEN [user] ELSE [] END AS person
    WITH person, seen
    WHERE $call.viewpoint.reach = 'everybody' OR person IN seen
    RETURN 0 AS length
  UNION ALL
    UNWIND CASE WHEN user = other THEN [] ELSE [0] END AS apart
    MATCH path = shortestPath((user)-[:FRIEND_OF*..10]->(other))
    WHERE all(person IN nodes(path) WHERE person:Person AND ($call.viewpoint.reach = 'everybody' OR person IN seen))
    RETURN length(path) AS length
  }
  RETURN min(CASE WHEN length <= $call.hops THEN length END) AS distance
}
CALL (user, seen) {
  MATCH (user)-[:FRIEND_OF]->(person:Person)
  WHERE person <> user AND ($call.viewpoint.reach = 'everybody' OR person IN seen)
  RETURN collect(DISTINCT person) AS friends
}
CALL (other, seen) {
  MATCH (other)-[:FRIEND_OF]->(person:Person)
  WHERE person <> other AND ($call.viewpoint.reach = 'everybody' OR person IN seen)
  RETURN collect(DISTINCT person) AS others
}
RETURN
  distance,
  size([person IN friends WHERE person IN others]) AS mutual,
  size(friends) AS degree,
  size(others) AS otherDegree
