// The page of items of timelines with both ends, the oldest first: from the list owners, rows of item. No more is read
// of a timeline than can be on the page.
CALL (owners) {
  UNWIND owners AS owner
  MATCH (owner)-[:OLDEST]->(first)
  WITH collect(first) AS firsts, toInteger($call.query.page.first + $call.query.page.limit) AS length
  WITH firsts, length, CASE WHEN size(firsts) > 1 THEN 1.0 * length / (1 + size(firsts)) END AS each
  // A look at the first of each tells how far on the page reaches at most: to the newest of as many as it is long.
  CALL (firsts, each) {
    UNWIND firsts AS first
    CALL (first, each) {
      WITH first WHERE each < 1
      RETURN first.moment AS moment
    UNION ALL
      WITH first WHERE 1 <= each < 4
      MATCH (first)<-[:OLDER]-{0,4}(item)
      RETURN item.moment AS moment
    UNION ALL
      WITH first WHERE 4 <= each < 32
      MATCH (first)<-[:OLDER]-{0,32}(item)
      RETURN item.moment AS moment
    UNION ALL
      WITH first WHERE 32 <= each < 256
      MATCH (first)<-[:OLDER]-{0,256}(item)
      RETURN item.moment AS moment
    }
    WITH moment
    ORDER BY moment
    RETURN collect(moment) AS moments
  }
  WITH firsts, CASE WHEN 0 < length <= size(moments) THEN moments[length - 1] ELSE 9223372036854775807 END AS newest
  UNWIND firsts AS first
  WITH first, newest
  WHERE first.moment <= newest
  CALL (first, newest) {
    MATCH (first)((older)<-[:OLDER]-(newer) WHERE newer.moment <= newest)*(item)
    RETURN item
    LIMIT toInteger($call.query.page.first + $call.query.page.limit)
  }
  RETURN item
  ORDER BY item.moment, item.id, item.owner
  SKIP toInteger($call.query.page.first)
  LIMIT toInteger($call.query.page.limit)
}
