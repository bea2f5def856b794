// The page of items of timelines with both ends, the oldest first: from the list owners, rows of item. No more is read of a timeline than can be on the page.
CALL (owners) {
  UNWIND owners AS owner
  MATCH (owner)-[:OLDEST]->(first)
  WITH first, first.moment AS moment
  ORDER BY moment
  WITH collect(first) AS firsts, collect(moment) AS moments, toInteger($query.page.first + $query.page.limit) AS length
  WITH firsts, CASE WHEN 0 < length <= size(moments) THEN moments[length - 1] ELSE 9223372036854775807 END AS newest
  UNWIND firsts AS first
  WITH first, newest
  WHERE first.moment <= newest
  CALL (first, newest) {
    MATCH (first)((older)<-[:OLDER]-(newer) WHERE newer.moment <= newest)*(item)
    RETURN item
    LIMIT toInteger($query.page.first + $query.page.limit)
  }
  RETURN item
  ORDER BY item.moment, item.id, item.owner
  SKIP toInteger($query.page.first)
  LIMIT toInteger($query.page.limit)
}
