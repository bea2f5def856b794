// Streams whose count is not that of their chain, or whose oldest item is not the last of it.
// Sample: {"people": ["john.doe"]}
UNWIND $people AS id
MATCH (:Person {id: id})-[:HAS_STREAM]->(stream:ActivityStream)
WITH stream, id, COLLECT { MATCH (stream)-[:NEWEST]->(first) MATCH (first)-[:OLDER*0..]->(item) RETURN item } AS items
WITH stream, id, items, [item IN items WHERE NOT EXISTS { (item)-[:OLDER]->() }] AS ends
WHERE coalesce(stream.total, 0) <> size(items)
  OR size(ends) > 1
  OR size(ends) = 1 AND NOT EXISTS { MATCH (stream)-[:OLDEST]->(oldest) WHERE oldest = ends[0] }
RETURN id + ' has a stream of ' + size(items) + ' activities with ' + size(ends) + ' ends, which says ' + coalesce(stream.total, 0) AS broken
