// Adds item to timeline by its moment, at: below what is newer, and at the next free moment where another item has this
// one.
CALL (timeline, at) {
  OPTIONAL MATCH (timeline)-[:NEWEST]->(first WHERE first.moment > at)
  OPTIONAL MATCH (first)((above WHERE above.moment > at)-[:OLDER]->(next WHERE next.moment > at))*(newer)
  OPTIONAL MATCH (newer)-[:OLDER]->(below)
  WITH newer, CASE WHEN below.moment >= at THEN below.moment + 1 ELSE at END AS free
  ORDER BY newer.moment
  RETURN head(collect(CASE WHEN newer.moment > free THEN {newer: newer, moment: free} END)) AS place
}
CALL (timeline, item, at, place) {
  WITH timeline, item, at
  WHERE place IS NULL
  OPTIONAL MATCH (timeline)-[newest:NEWEST]->(before)
  FOREACH (older IN CASE WHEN before IS NULL THEN [] ELSE [before] END | CREATE (item)-[:OLDER]->(older))
  DELETE newest
  CREATE (timeline)-[:NEWEST]->(item)
  SET item.moment = CASE WHEN at > coalesce(timeline.moment, 0) THEN at ELSE coalesce(timeline.moment, 0) + 1 END
  SET timeline.moment = item.moment
}
CALL (item, place) {
  WITH item, place.newer AS newer, place.moment AS moment
  WHERE newer IS NOT NULL
  OPTIONAL MATCH (newer)-[link:OLDER]->(below)
  FOREACH (older IN CASE WHEN below IS NULL THEN [] ELSE [below] END | CREATE (item)-[:OLDER]->(older))
  DELETE link
  CREATE (newer)-[:OLDER]->(item)
  SET item.moment = moment
}
CALL (timeline) {
  SET timeline.total = coalesce(timeline.total, 0) + 1
}
