// Orders items as the query asks, in the natural order by rank.
WITH item, CASE
  WHEN $query.sort.target IS NULL THEN rank
  ELSE head(coalesce([] + item[$query.sort.target.property], []))
END AS key
ORDER BY
  key IS NULL,
  CASE WHEN $query.sort.ascending THEN key END,
  CASE WHEN NOT $query.sort.ascending THEN key END DESC,
  item.id,
  item.owner
