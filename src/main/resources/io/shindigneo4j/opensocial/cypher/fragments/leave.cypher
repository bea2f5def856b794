// Takes a copy of a message out of its collection: from rows of copy and collection, whose owner's lock is held.
CALL (copy, collection) {
  MATCH (newer)-[in:NEWEST|OLDER]->(copy)
  OPTIONAL MATCH (copy)-[out:OLDER]->(older)
  WITH copy, collection, newer, in, out, older, type(in) AS link, CASE WHEN older IS NULL THEN [] ELSE [older] END AS rest
  DELETE in, out
  FOREACH (next IN CASE link WHEN 'NEWEST' THEN rest ELSE [] END | CREATE (newer)-[:NEWEST]->(next))
  FOREACH (next IN CASE link WHEN 'OLDER' THEN rest ELSE [] END | CREATE (newer)-[:OLDER]->(next))
  SET collection.moment = CASE link WHEN 'NEWEST' THEN coalesce(older.moment, 0) ELSE collection.moment END,
    collection.total = collection.total - 1,
    collection.unread = collection.unread - CASE copy.status WHEN 'NEW' THEN 1 ELSE 0 END,
    collection.updated = $updated
}
