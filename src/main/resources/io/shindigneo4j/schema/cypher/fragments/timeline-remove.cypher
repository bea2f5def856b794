// Takes item out of timeline; its neighbours close the gap.
CALL (timeline, item) {
  OPTIONAL MATCH (timeline)-[newest:NEWEST]->(item)
  OPTIONAL MATCH (newer)-[after:OLDER]->(item)
  OPTIONAL MATCH (item)-[before:OLDER]->(older)
  FOREACH (next IN CASE WHEN newest IS NULL OR older IS NULL THEN [] ELSE [older] END | CREATE (timeline)-[:NEWEST]->(next))
  FOREACH (next IN CASE WHEN newer IS NULL OR older IS NULL THEN [] ELSE [older] END | CREATE (newer)-[:OLDER]->(next))
  SET timeline.moment = CASE WHEN newest IS NULL THEN timeline.moment ELSE coalesce(older.moment, 0) END,
    timeline.total = timeline.total - 1
  DELETE newest, after, before
}
