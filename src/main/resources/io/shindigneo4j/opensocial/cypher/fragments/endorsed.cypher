// Adds endorsements to a person's skill, own: how many the viewer may see, which is read from the node where that is all.
WITH *, CASE $viewpoint.reach
  WHEN 'everybody' THEN COUNT { (own)<-[:ENDORSES]-() }
  ELSE COUNT {
    MATCH (own)<-[:ENDORSES]-(other)
    WHERE other.id = $viewpoint.viewer
      OR ($viewpoint.reach = 'friends'
        AND EXISTS { (:Person {id: $viewpoint.viewer})-[:FRIEND_OF]->(other) })
  }
END AS endorsements
