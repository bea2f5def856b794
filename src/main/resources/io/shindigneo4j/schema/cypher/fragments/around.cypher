// The people of a circle whom the viewer may see, each once with the best of its places: rows of person and rank.
// A row passes all branches that come after its own, hence those that are asked for most come last.
WITH $call.around.viewpoint.reach = 'everybody' AS open
CALL () {
  CALL () {
    UNWIND CASE WHEN $call.around.circle = 'all' THEN [0] ELSE [] END AS rank
    MATCH (person:Person)
    RETURN person, rank
  UNION ALL
    UNWIND CASE WHEN $call.around.circle = 'group' THEN $call.around.users ELSE [] END AS user
    MATCH (:Person {id: user})-[:MEMBER_OF|OWNER_OF]->(group:Group {id: $call.around.group})
    WITH DISTINCT group
    WHERE coalesce(group.closed, false) = false
      OR EXISTS { (:Person {id: $call.around.viewpoint.viewer})-[:MEMBER_OF|OWNER_OF]->(group) }
    MATCH (group)<-[membership:MEMBER_OF]-(person:Person)
    RETURN person, coalesce(membership.since, 0) AS rank
  UNION ALL
    UNWIND CASE WHEN $call.around.circle = 'dismissed' THEN $call.around.users ELSE [] END AS user
    MATCH (:Person {id: user})-[dismissal:DISMISSED]->(person:Person)
    RETURN person, coalesce(dismissal.since, 0) AS rank
  UNION ALL
    UNWIND CASE WHEN $call.around.circle = 'blocked' THEN $call.around.users ELSE [] END AS user
    MATCH (:Person {id: user})-[block:BLOCKS]->(person:Person)
    RETURN person, coalesce(block.since, 0) AS rank
  UNION ALL
    UNWIND CASE WHEN $call.around.circle = 'heard' THEN $call.around.users ELSE [] END AS user
    MATCH (hearer:Person {id: user})-[friendship:FRIEND_OF]->(person:Person)
    WHERE NOT EXISTS { (hearer)-[:BLOCKS]-(person) }
    RETURN person, coalesce(friendship.since, 0) AS rank
  UNION ALL
    UNWIND CASE WHEN $call.around.circle = 'requesting' THEN $call.around.users ELSE [] END AS user
    MATCH (:Person {id: user})<-[request:FRIEND_REQUEST]-(person:Person)
    RETURN person, coalesce(request.since, 0) AS rank
  UNION ALL
    UNWIND CASE WHEN $call.around.circle = 'requested' THEN $call.around.users ELSE [] END AS user
    MATCH (:Person {id: user})-[request:FRIEND_REQUEST]->(person:Person)
    RETURN person, coalesce(request.since, 0) AS rank
  UNION ALL
    UNWIND CASE WHEN $call.around.circle = 'self' THEN range(0, size($call.around.users) - 1) ELSE [] END AS place
    MATCH (person:Person {id: $call.around.users[place]})
    RETURN person, place AS rank
  UNION ALL
    UNWIND CASE WHEN $call.around.circle = 'friends' THEN $call.around.users ELSE [] END AS user
    MATCH (:Person {id: user})-[friendship:FRIEND_OF]->(person:Person)
    RETURN person, coalesce(friendship.since, 0) AS rank
  }
  RETURN person, min(rank) AS rank
}
WITH person, rank, open
WHERE open
  OR person.id = $call.around.viewpoint.viewer
  OR ($call.around.viewpoint.reach = 'friends'
    AND EXISTS { (:Person {id: $call.around.viewpoint.viewer})-[:FRIEND_OF]->(person) })
