// The friends of people, their friends, and so on, each at the least distance: rows of person and distance.
// The length of a pattern is no parameter, hence a branch for each depth; only one has rows to go on from. A row passes
// all branches that come after its own, hence the short ones come last.
CALL () {
  UNWIND CASE $call.depth WHEN 10 THEN $call.users ELSE [] END AS id
  MATCH path = (:Person {id: id})-[:FRIEND_OF*1..10]->(person)
  WHERE all(met IN nodes(path) WHERE met:Person)
  RETURN person, min(length(path)) AS distance
UNION ALL
  UNWIND CASE $call.depth WHEN 9 THEN $call.users ELSE [] END AS id
  MATCH path = (:Person {id: id})-[:FRIEND_OF*1..9]->(person)
  WHERE all(met IN nodes(path) WHERE met:Person)
  RETURN person, min(length(path)) AS distance
UNION ALL
  UNWIND CASE $call.depth WHEN 8 THEN $call.users ELSE [] END AS id
  MATCH path = (:Person {id: id})-[:FRIEND_OF*1..8]->(person)
  WHERE all(met IN nodes(path) WHERE met:Person)
  RETURN person, min(length(path)) AS distance
UNION ALL
  UNWIND CASE $call.depth WHEN 7 THEN $call.users ELSE [] END AS id
  MATCH path = (:Person {id: id})-[:FRIEND_OF*1..7]->(person)
  WHERE all(met IN nodes(path) WHERE met:Person)
  RETURN person, min(length(path)) AS distance
UNION ALL
  UNWIND CASE $call.depth WHEN 6 THEN $call.users ELSE [] END AS id
  MATCH path = (:Person {id: id})-[:FRIEND_OF*1..6]->(person)
  WHERE all(met IN nodes(path) WHERE met:Person)
  RETURN person, min(length(path)) AS distance
UNION ALL
  UNWIND CASE $call.depth WHEN 5 THEN $call.users ELSE [] END AS id
  MATCH path = (:Person {id: id})-[:FRIEND_OF*1..5]->(person)
  WHERE all(met IN nodes(path) WHERE met:Person)
  RETURN person, min(length(path)) AS distance
UNION ALL
  UNWIND CASE $call.depth WHEN 4 THEN $call.users ELSE [] END AS id
  MATCH path = (:Person {id: id})-[:FRIEND_OF*1..4]->(person)
  WHERE all(met IN nodes(path) WHERE met:Person)
  RETURN person, min(length(path)) AS distance
UNION ALL
  UNWIND CASE $call.depth WHEN 3 THEN $call.users ELSE [] END AS id
  MATCH path = (:Person {id: id})-[:FRIEND_OF*1..3]->(person)
  WHERE all(met IN nodes(path) WHERE met:Person)
  RETURN person, min(length(path)) AS distance
UNION ALL
  UNWIND CASE $call.depth WHEN 2 THEN $call.users ELSE [] END AS id
  MATCH path = (:Person {id: id})-[:FRIEND_OF*1..2]->(person)
  WHERE all(met IN nodes(path) WHERE met:Person)
  RETURN person, min(length(path)) AS distance
UNION ALL
  UNWIND CASE $call.depth WHEN 1 THEN $call.users ELSE [] END AS id
  MATCH path = (:Person {id: id})-[:FRIEND_OF*1..1]->(person)
  WHERE all(met IN nodes(path) WHERE met:Person)
  RETURN person, min(length(path)) AS distance
}
WITH person, distance
