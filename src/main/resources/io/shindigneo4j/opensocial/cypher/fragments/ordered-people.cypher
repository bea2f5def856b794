// Orders people as the query asks, in the natural order by rank.
WITH person, CASE
  WHEN $query.sort.target IS NULL THEN rank
  WHEN $query.sort.target.detail IS NULL THEN head(coalesce([] + person[$query.sort.target.property], []))
  ELSE head(COLLECT {
    MATCH (person)-[has:HAS_ACCOUNT|HAS_ADDRESS|HAS_EMAIL|HAS_IM|HAS_ORGANIZATION|HAS_PHONE_NUMBER|HAS_PHOTO|HAS_URL]->(entry)
    WHERE type(has) = $query.sort.target.detail AND entry[$query.sort.target.property] IS NOT NULL
    RETURN entry[$query.sort.target.property]
    ORDER BY has.position
  })
END AS key
ORDER BY
  key IS NULL,
  CASE WHEN $query.sort.ascending THEN key END,
  CASE WHEN NOT $query.sort.ascending THEN key END DESC,
  person.id
