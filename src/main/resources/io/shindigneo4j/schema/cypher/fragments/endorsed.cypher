// Adds endorsements to a person's skill, own: how many the viewer may see, which is read from the node where that is
// all.
WITH *, CASE $call.viewpoint.reach
  WHEN 'everybody' THEN COUNT { (own)<-[:ENDORSES]-() }
  ELSE COUNT {
    MATCH (own)<-[:ENDORSES]-(other)
    WHERE other.id = $call.viewpoint.viewer
      OR ($call.viewpoint.reach = 'friends'
        AND EXISTS { (:Person {id: $call.viewpoint.viewer})-[:FRIEND_OF]->(other) })
  }
END AS endorsements
