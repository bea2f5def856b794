// Adds item to timeline as its newest, at $call.now or, where the newest is not older than that, a millisecond after
// it.
CALL (timeline, item) {
  OPTIONAL MATCH (timeline)-[newest:NEWEST]->(before)
  FOREACH (older IN CASE WHEN before IS NULL THEN [] ELSE [before] END | CREATE (item)-[:OLDER]->(older))
  DELETE newest
  CREATE (timeline)-[:NEWEST]->(item)
  SET item.moment = CASE WHEN $call.now > coalesce(timeline.moment, 0) THEN $call.now ELSE coalesce(timeline.moment, 0) + 1 END
  SET timeline.moment = item.moment, timeline.total = coalesce(timeline.total, 0) + 1
}
