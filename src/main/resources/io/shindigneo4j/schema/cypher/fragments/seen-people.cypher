// Adds seen, the people whom the viewer may see where that is not everybody.
WITH *, COLLECT {
  MATCH (person:Person {id: $call.viewpoint.viewer})
  WHERE $call.viewpoint.reach <> 'everybody'
  RETURN person
UNION
  MATCH (:Person {id: $call.viewpoint.viewer})-[:FRIEND_OF]->(person:Person)
  WHERE $call.viewpoint.reach = 'friends'
  RETURN person
} AS seen
