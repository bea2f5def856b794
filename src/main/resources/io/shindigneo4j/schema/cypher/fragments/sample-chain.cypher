// Puts items, the oldest first, each with its moment, on top of a timeline whose items are all older.
CALL (timeline, items) {
  OPTIONAL MATCH (timeline)-[newest:NEWEST]->(before)
  FOREACH (older IN CASE WHEN before IS NULL THEN [] ELSE [before] END |
    FOREACH (first IN items[..1] | CREATE (first)-[:OLDER]->(older)))
  DELETE newest
  FOREACH (position IN range(1, size(items) - 1) |
    FOREACH (item IN [items[position]] |
      FOREACH (older IN [items[position - 1]] | CREATE (item)-[:OLDER]->(older))))
  FOREACH (last IN items[-1..] |
    CREATE (timeline)-[:NEWEST]->(last)
    SET timeline.moment = last.moment)
  SET timeline.total = coalesce(timeline.total, 0) + size(items)
}
