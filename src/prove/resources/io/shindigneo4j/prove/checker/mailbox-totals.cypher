// Collections whose counts are not those of their chain.
// Sample: {"people": ["john.doe"]}
UNWIND $people AS id
MATCH (:Person {id: id})-[:HAS_COLLECTION]->(collection:MessageCollection)
WITH collection, id, COLLECT { MATCH (collection)-[:NEWEST]->(first) MATCH (first)-[:OLDER*0..]->(copy) RETURN copy } AS copies
WITH collection, id, size(copies) AS total, size([copy IN copies WHERE copy.status = 'NEW']) AS unread
WHERE coalesce(collection.total, 0) <> total OR coalesce(collection.unread, 0) <> unread
RETURN id + ' ' + collection.id + ' has ' + total + ' messages, ' + unread + ' unread, and says ' + coalesce(collection.total, 0) + ', ' + coalesce(collection.unread, 0) AS broken
