// The page that a query asks for out of the list timelines, naturally the newest first: adds total, the number of all
// that match, and items.
WITH *, $call.query.sort.target IS NULL AND $call.query.sort.ascending
  AND $call.query.filter IS NULL AND $call.query.updatedSince IS NULL AS natural
WITH *, COLLECT {
  WITH CASE WHEN natural THEN timelines ELSE [] END AS owners
  // Include: timeline-newest
  RETURN item
} AS newest, COLLECT {
  UNWIND CASE WHEN natural THEN [] ELSE timelines END AS timeline
  MATCH (timeline)-[:NEWEST]->(first)
  MATCH (first)-[:OLDER*0..]->(item)
  WITH item, -item.moment AS rank
  // Include: matching
  // Include: ordered
  RETURN item
} AS matches
WITH *,
  CASE WHEN natural THEN reduce(sum = 0, timeline IN timelines | sum + timeline.total) ELSE size(matches) END AS total,
  CASE WHEN natural THEN newest ELSE matches[$call.query.page.first..$call.query.page.first + $call.query.page.limit] END AS items
