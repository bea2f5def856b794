// Orders items as the query asks, in the natural order by rank.
WITH item, CASE
  WHEN $call.query.sort.target IS NULL THEN rank
  ELSE head(coalesce([] + item[$call.query.sort.target.property], []))
END AS key
ORDER BY
  key IS NULL,
  CASE WHEN $call.query.sort.ascending THEN key END,
  CASE WHEN NOT $call.query.sort.ascending THEN key END DESC,
  item.id,
  item.owner
