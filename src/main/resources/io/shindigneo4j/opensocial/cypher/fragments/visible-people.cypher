// Keeps the people whom the viewer may see; follows a WITH.
WHERE $viewpoint.reach = 'everybody'
  OR person.id = $viewpoint.viewer
  OR ($viewpoint.reach = 'friends'
    AND EXISTS { (:Person {id: $viewpoint.viewer})-[:FRIEND_OF]->(person) })
