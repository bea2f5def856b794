// The page of items of timelines, the newest first: from the list owners, rows of item. No more is read of a timeline
// than can be on the page.
CALL (owners) {
  WITH [owner IN owners WHERE owner.total > 0] AS present, toInteger($call.query.page.first + $call.query.page.limit) AS length
  WITH present, length, CASE WHEN size(present) > 1 THEN 1.0 * length / size(present) END AS each
  // A look at the first of each tells how far back the page reaches at most: to the oldest of as many as it is long.
  CALL (present, each) {
    CALL (present, each) {
      UNWIND CASE WHEN 32 <= each < 256 THEN present ELSE [] END AS owner
      MATCH (owner)-[:NEWEST]->()-[:OLDER]->{0,256}(item)
      RETURN item.moment AS moment
    UNION ALL
      UNWIND CASE WHEN 16 <= each < 32 THEN present ELSE [] END AS owner
      MATCH (owner)-[:NEWEST]->()-[:OLDER]->{0,32}(item)
      RETURN item.moment AS moment
    UNION ALL
      UNWIND CASE WHEN 8 <= each < 16 THEN present ELSE [] END AS owner
      MATCH (owner)-[:NEWEST]->()-[:OLDER]->{0,16}(item)
      RETURN item.moment AS moment
    UNION ALL
      UNWIND CASE WHEN 4 <= each < 8 THEN present ELSE [] END AS owner
      MATCH (owner)-[:NEWEST]->()-[:OLDER]->{0,8}(item)
      RETURN item.moment AS moment
    UNION ALL
      UNWIND CASE WHEN each < 1 THEN present ELSE [] END AS owner
      RETURN owner.moment AS moment
    UNION ALL
      UNWIND CASE WHEN 1 <= each < 4 THEN present ELSE [] END AS owner
      MATCH (owner)-[:NEWEST]->()-[:OLDER]->{0,4}(item)
      RETURN item.moment AS moment
    }
    WITH moment
    ORDER BY moment DESC
    RETURN collect(moment) AS moments
  }
  WITH present, CASE WHEN 0 < length <= size(moments) THEN moments[length - 1] ELSE 0 END AS oldest
  UNWIND present AS owner
  WITH owner, oldest
  WHERE owner.moment >= oldest
  CALL (owner, oldest) {
    MATCH (owner)-[:NEWEST]->(first)
    MATCH (first)((newer)-[:OLDER]->(older) WHERE older.moment >= oldest)*(item)
    RETURN item
    LIMIT toInteger($call.query.page.first + $call.query.page.limit)
  }
  RETURN item
  ORDER BY item.moment DESC, item.id, item.owner
  SKIP toInteger($call.query.page.first)
  LIMIT toInteger($call.query.page.limit)
}
