// Keeps a person whom the viewer may see; follows a WHERE.
($call.viewpoint.reach = 'everybody'
  OR person.id = $call.viewpoint.viewer
  OR ($call.viewpoint.reach = 'friends'
    AND EXISTS { (:Person {id: $call.viewpoint.viewer})-[:FRIEND_OF]->(person) }))
