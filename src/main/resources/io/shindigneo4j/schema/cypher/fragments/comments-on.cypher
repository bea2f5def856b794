// Finds the comments on an activity by who has posted it and by their friends.
MATCH (author:Person {id: activity.owner})
MATCH (item:ActivityEntry {inReplyTo: activity.id})
WHERE coalesce(item.inReplyToAuthor, activity.owner) = activity.owner
  AND ($call.application IS NULL OR item.application IN ['', $call.application])
MATCH (person:Person {id: item.owner})
WHERE (person = author OR EXISTS { (author)-[:FRIEND_OF]->(person) })
  AND
  // Include: visible-person
