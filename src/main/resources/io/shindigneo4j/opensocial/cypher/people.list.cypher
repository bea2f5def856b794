// People around other people: how many match in all, and one page of them.
// Sample: {"around": {"users": ["john.doe"], "circle": "friends", "group": null, "viewpoint": {"viewer": "john.doe", "reach": "everybody"}}, "friendsWith": null, "query": {"filter": {"target": {"detail": null, "property": "displayName"}, "comparison": "contains", "value": "e"}, "updatedSince": null, "sort": {"target": null, "ascending": true}, "page": {"first": 0, "limit": 20}}, "selection": {"properties": ["id"], "details": ["HAS_EMAIL"]}}
// Include: around
WITH person, rank
WHERE ($friendsWith IS NULL OR EXISTS { (person)-[:FRIEND_OF]->(:Person {id: $friendsWith}) })
  AND (
    $query.filter IS NULL
    OR ($query.filter.target.detail IS NULL
      AND any(value IN coalesce([] + person[$query.filter.target.property], []) WHERE CASE $query.filter.comparison
        WHEN 'contains' THEN toString(value) CONTAINS $query.filter.value
        WHEN 'equals' THEN toString(value) = $query.filter.value
        WHEN 'starts_with' THEN toString(value) STARTS WITH $query.filter.value
        ELSE toString(value) <> ''
      END))
    OR EXISTS {
      MATCH (person)-[has:HAS_ACCOUNT|HAS_ADDRESS|HAS_EMAIL|HAS_IM|HAS_ORGANIZATION|HAS_PHONE_NUMBER|HAS_PHOTO|HAS_URL]->(entry)
      WHERE type(has) = $query.filter.target.detail
        AND any(value IN coalesce([] + entry[$query.filter.target.property], []) WHERE CASE $query.filter.comparison
          WHEN 'contains' THEN toString(value) CONTAINS $query.filter.value
          WHEN 'equals' THEN toString(value) = $query.filter.value
          WHEN 'starts_with' THEN toString(value) STARTS WITH $query.filter.value
          ELSE toString(value) <> ''
        END)
    })
  AND ($query.updatedSince IS NULL OR person.updated >= $query.updatedSince)
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
WITH collect(person) AS matches
RETURN
  size(matches) AS total,
  [person IN matches[$query.page.first..$query.page.first + $query.page.limit] | {
    values: [key IN $selection.properties | person[key]],
    details: COLLECT {
      MATCH (person)-[has:HAS_ACCOUNT|HAS_ADDRESS|HAS_EMAIL|HAS_IM|HAS_ORGANIZATION|HAS_PHONE_NUMBER|HAS_PHOTO|HAS_URL]->(entry)
      WHERE type(has) IN $selection.details
      RETURN [type(has), entry {.*}]
      ORDER BY type(has), has.position
    }
  }] AS people
