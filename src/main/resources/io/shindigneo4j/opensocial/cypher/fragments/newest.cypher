// The page of items of timelines, the newest first: from the list owners, rows of item. No more is read of a timeline than can be on the page.
CALL (owners) {
  UNWIND owners AS owner
  WITH owner
  WHERE owner.total > 0
  ORDER BY owner.moment DESC
  LIMIT toInteger($query.page.first + $query.page.limit)
  WITH collect(owner) AS recent
  WITH recent, CASE WHEN size(recent) = $query.page.first + $query.page.limit THEN recent[-1].moment ELSE 0 END AS oldest
  UNWIND recent AS owner
  CALL (owner, oldest) {
    MATCH (owner)-[:NEWEST]->(first)
    MATCH (first)((newer)-[:OLDER]->(older) WHERE older.moment >= oldest)*(item)
    RETURN item
    LIMIT toInteger($query.page.first + $query.page.limit)
  }
  RETURN item
  ORDER BY item.moment DESC, item.id
  SKIP toInteger($query.page.first)
  LIMIT toInteger($query.page.limit)
}
