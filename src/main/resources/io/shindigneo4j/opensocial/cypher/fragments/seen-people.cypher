// Adds seen, the people whom the viewer may see where that is not everybody.
WITH *, COLLECT {
  MATCH (person:Person {id: $viewpoint.viewer})
  WHERE $viewpoint.reach <> 'everybody'
  RETURN person
UNION
  MATCH (:Person {id: $viewpoint.viewer})-[:FRIEND_OF]->(person)
  WHERE $viewpoint.reach = 'friends'
  RETURN person
} AS seen
