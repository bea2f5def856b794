// The groups that a person owns or is in: how many match in all, and one page of them.
// Sample: {"user": "john.doe", "filter": {"target": {"detail": null, "property": "title"}, "comparison": "starts_with", "value": "Group"}, "sort": {"target": {"detail": null, "property": "title"}, "ascending": false}, "page": {"first": 0, "limit": 20}, "selection": {"properties": ["id", "title"], "details": []}}
MATCH (user:Person {id: $user})
WITH COLLECT {
  MATCH (user)-[:MEMBER_OF|OWNER_OF]->(group)
  WITH DISTINCT group
  WHERE $filter IS NULL
    OR any(value IN coalesce([] + group[$filter.target.property], []) WHERE CASE $filter.comparison
      WHEN 'contains' THEN toString(value) CONTAINS $filter.value
      WHEN 'equals' THEN toString(value) = $filter.value
      WHEN 'starts_with' THEN toString(value) STARTS WITH $filter.value
      ELSE toString(value) <> ''
    END)
  WITH group, CASE WHEN $sort.target IS NULL THEN 0 ELSE head(coalesce([] + group[$sort.target.property], [])) END AS key
  RETURN group
  ORDER BY
    key IS NULL,
    CASE WHEN $sort.ascending THEN key END,
    CASE WHEN NOT $sort.ascending THEN key END DESC,
    group.id
} AS matches
RETURN
  size(matches) AS total,
  [group IN matches[$page.first..$page.first + $page.limit] | {
    values: [key IN $selection.properties | group[key]],
    details: []
  }] AS groups
