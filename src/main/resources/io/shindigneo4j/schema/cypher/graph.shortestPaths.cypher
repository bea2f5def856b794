// The shortest paths from a person to another through people whom the viewer may see: how long they are, and the first
// by the ids on the way. Of more than 10,000 paths, the first of some 10,000: all would be held in memory for the order.
// Sample: {"from": "john.doe", "to": "jane.doe", "hops": 10, "paths": 1, "viewpoint": {"viewer": "john.doe", "reach": "everybody"}, "selection": {"properties": ["id", "displayName"], "details": ["HAS_EMAIL"]}}
MATCH (from:Person {id: $call.from}), (to:Person {id: $call.to})
// Include: seen-people
CALL (from, to, seen) {
  UNWIND CASE WHEN from = to THEN [from] ELSE [] END AS person
  WITH person, seen
  WHERE $call.viewpoint.reach = 'everybody' OR person IN seen
  RETURN [person] AS people
UNION ALL
  UNWIND CASE WHEN from = to THEN [] ELSE [0] END AS apart
  MATCH path = allShortestPaths((from)-[:FRIEND_OF*..10]->(to))
  WHERE all(person IN nodes(path) WHERE person:Person AND ($call.viewpoint.reach = 'everybody' OR person IN seen))
  WITH path
  LIMIT 10000
  RETURN DISTINCT nodes(path) AS people
}
WITH people
WHERE size(people) <= $call.hops + 1
ORDER BY [person IN people | person.id]
LIMIT $call.paths
CALL (people) {
  UNWIND people AS person
  RETURN collect({
    // Include: profile-of-person
  }) AS path
}
WITH collect(path) AS paths
RETURN size(head(paths)) - 1 AS length, paths
