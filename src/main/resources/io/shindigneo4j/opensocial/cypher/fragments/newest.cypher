// The page of items of timelines, the newest first: from the list owners, rows of item. No more is read of a timeline than can be on the page.
CALL (owners) {
  UNWIND owners AS owner
  WITH owner, owner.moment AS moment
  WHERE owner.total > 0
  ORDER BY moment DESC
  WITH collect(owner) AS sorted, collect(moment) AS moments, toInteger($query.page.first + $query.page.limit) AS length
  WITH sorted, CASE WHEN 0 < length <= size(moments) THEN moments[length - 1] ELSE 0 END AS oldest
  UNWIND sorted AS owner
  WITH owner, oldest
  WHERE owner.moment >= oldest
  CALL (owner, oldest) {
    MATCH (owner)-[:NEWEST]->(first)
    MATCH (first)((newer)-[:OLDER]->(older) WHERE older.moment >= oldest)*(item)
    RETURN item
    LIMIT toInteger($query.page.first + $query.page.limit)
  }
  RETURN item
  ORDER BY item.moment DESC, item.id, item.owner
  SKIP toInteger($query.page.first)
  LIMIT toInteger($query.page.limit)
}
