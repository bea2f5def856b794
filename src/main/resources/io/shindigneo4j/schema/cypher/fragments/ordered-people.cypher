// Orders people as the query asks, in the natural order by rank.
WITH person, CASE
  WHEN $call.query.sort.target IS NULL THEN rank
  WHEN $call.query.sort.target.detail IS NULL THEN head(coalesce([] + person[$call.query.sort.target.property], []))
  ELSE head(COLLECT {
    MATCH (person)-[has:HAS_ACCOUNT|HAS_ADDRESS|HAS_ALTERNATE_NAME|HAS_EMAIL|HAS_IM|HAS_ORGANIZATION|HAS_PHONE_NUMBER|HAS_PHOTO|HAS_URL]->(entry)
    WHERE type(has) = $call.query.sort.target.detail AND entry[$call.query.sort.target.property] IS NOT NULL
    RETURN entry[$call.query.sort.target.property]
    ORDER BY has.position
  })
END AS key
ORDER BY
  key IS NULL,
  CASE WHEN $call.query.sort.ascending THEN key END,
  CASE WHEN NOT $call.query.sort.ascending THEN key END DESC,
  person.id
