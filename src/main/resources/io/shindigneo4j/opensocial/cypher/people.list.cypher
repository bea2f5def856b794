// People around other people: how many match in all, and one page of them.
// Sample: {"users": ["john.doe"], "circle": "friends", "group": null, "friendsWith": null, "filter": {"target": {"detail": null, "property": "displayName"}, "comparison": "contains", "value": "e"}, "sort": {"target": null, "ascending": true}, "page": {"first": 0, "limit": 20}, "selection": {"properties": ["id"], "details": ["HAS_EMAIL"]}}
CALL () {
  UNWIND CASE WHEN $circle = 'self' THEN range(0, size($users) - 1) ELSE [] END AS place
  MATCH (person:Person {id: $users[place]})
  RETURN person, place AS rank
UNION ALL
  UNWIND CASE WHEN $circle = 'friends' THEN $users ELSE [] END AS user
  MATCH (:Person {id: user})-[friendship:FRIEND_OF]->(person)
  RETURN person, coalesce(friendship.since, 0) AS rank
UNION ALL
  UNWIND CASE WHEN $circle = 'group' THEN $users ELSE [] END AS user
  MATCH (:Person {id: user})-[:MEMBER_OF|OWNER_OF]->(group:Group {id: $group})
  WITH DISTINCT group
  MATCH (group)<-[membership:MEMBER_OF]-(person)
  RETURN person, coalesce(membership.since, 0) AS rank
UNION ALL
  UNWIND CASE WHEN $circle = 'all' THEN [0] ELSE [] END AS rank
  MATCH (person:Person)
  RETURN person, rank
}
WITH person, min(rank) AS rank
WHERE ($friendsWith IS NULL OR EXISTS { (person)-[:FRIEND_OF]->(:Person {id: $friendsWith}) })
  AND (
    $filter IS NULL
    OR ($filter.target.detail IS NULL
      AND any(value IN coalesce([] + person[$filter.target.property], []) WHERE CASE $filter.comparison
        WHEN 'contains' THEN toString(value) CONTAINS $filter.value
        WHEN 'equals' THEN toString(value) = $filter.value
        WHEN 'starts_with' THEN toString(value) STARTS WITH $filter.value
        ELSE toString(value) <> ''
      END))
    OR EXISTS {
      MATCH (person)-[has:HAS_ACCOUNT|HAS_ADDRESS|HAS_EMAIL|HAS_IM|HAS_ORGANIZATION|HAS_PHONE_NUMBER|HAS_PHOTO|HAS_URL]->(entry)
      WHERE type(has) = $filter.target.detail
        AND any(value IN coalesce([] + entry[$filter.target.property], []) WHERE CASE $filter.comparison
          WHEN 'contains' THEN toString(value) CONTAINS $filter.value
          WHEN 'equals' THEN toString(value) = $filter.value
          WHEN 'starts_with' THEN toString(value) STARTS WITH $filter.value
          ELSE toString(value) <> ''
        END)
    })
WITH person, CASE
  WHEN $sort.target IS NULL THEN rank
  WHEN $sort.target.detail IS NULL THEN head(coalesce([] + person[$sort.target.property], []))
  ELSE head(COLLECT {
    MATCH (person)-[has:HAS_ACCOUNT|HAS_ADDRESS|HAS_EMAIL|HAS_IM|HAS_ORGANIZATION|HAS_PHONE_NUMBER|HAS_PHOTO|HAS_URL]->(entry)
    WHERE type(has) = $sort.target.detail AND entry[$sort.target.property] IS NOT NULL
    RETURN entry[$sort.target.property]
    ORDER BY has.position
  })
END AS key
ORDER BY
  key IS NULL,
  CASE WHEN $sort.ascending THEN key END,
  CASE WHEN NOT $sort.ascending THEN key END DESC,
  person.id
WITH collect(person) AS matches
RETURN
  size(matches) AS total,
  [person IN matches[$page.first..$page.first + $page.limit] | {
    values: [key IN $selection.properties | person[key]],
    details: COLLECT {
      MATCH (person)-[has:HAS_ACCOUNT|HAS_ADDRESS|HAS_EMAIL|HAS_IM|HAS_ORGANIZATION|HAS_PHONE_NUMBER|HAS_PHOTO|HAS_URL]->(entry)
      WHERE type(has) IN $selection.details
      RETURN [type(has), entry {.*}]
      ORDER BY type(has), has.position
    }
  }] AS people
