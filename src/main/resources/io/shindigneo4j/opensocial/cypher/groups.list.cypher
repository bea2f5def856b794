// The groups that a person owns or is in: how many match in all, and one page of them.
// Sample: {"user": "john.doe", "query": {"filter": {"target": {"detail": null, "property": "title"}, "comparison": "starts_with", "value": "Group"}, "updatedSince": null, "sort": {"target": {"detail": null, "property": "title"}, "ascending": false}, "page": {"first": 0, "limit": 20}}, "selection": {"properties": ["id", "title"], "details": []}}
MATCH (user:Person {id: $user})
WITH COLLECT {
  MATCH (user)-[:MEMBER_OF|OWNER_OF]->(item)
  WITH DISTINCT item, 0 AS rank
  // Include: matching
  // Include: ordered
  RETURN item
} AS matches
RETURN
  size(matches) AS total,
  [item IN matches[$query.page.first..$query.page.first + $query.page.limit] | {
    values: [key IN $selection.properties | item[key]],
    details: []
  }] AS groups
