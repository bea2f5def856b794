// Puts a copy of a message into a collection as the newest: from rows of copy and collection, whose owner's lock is held.
CALL (copy, collection) {
  OPTIONAL MATCH (collection)-[newest:NEWEST]->(before)
  WITH copy, collection, newest, before, coalesce(collection.moment, 0) + 1 AS next
  DELETE newest
  FOREACH (older IN CASE WHEN before IS NULL THEN [] ELSE [before] END | CREATE (copy)-[:OLDER]->(older))
  CREATE (collection)-[:NEWEST]->(copy)
  WITH copy, collection, CASE WHEN next < $now THEN $now ELSE next END AS moment
  SET copy.moment = moment,
    copy.collection = collection.id,
    collection.moment = moment,
    collection.total = coalesce(collection.total, 0) + 1,
    collection.unread = coalesce(collection.unread, 0) + CASE copy.status WHEN 'NEW' THEN 1 ELSE 0 END,
    collection.updated = $updated
}
