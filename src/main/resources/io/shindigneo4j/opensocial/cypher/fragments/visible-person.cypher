// Keeps a person whom the viewer may see; follows a WHERE.
($viewpoint.reach = 'everybody'
  OR person.id = $viewpoint.viewer
  OR ($viewpoint.reach = 'friends'
    AND EXISTS { (:Person {id: $viewpoint.viewer})-[:FRIEND_OF]->(person) }))
