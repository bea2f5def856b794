// The groups that a person is bound to, as far as the viewer may know of them, which for closed groups of others takes
// to be in them: how many match in all, and one page of them.
// Sample: {"user": "john.doe", "viewer": "jane.doe", "bond": "membership", "query": {"filter": {"target": {"detail": null, "property": "title"}, "comparison": "starts_with", "value": "Group"}, "updatedSince": null, "sort": {"target": {"detail": null, "property": "title"}, "ascending": false}, "page": {"first": 0, "limit": 20}}, "selection": {"properties": ["id", "title"], "details": []}}
MATCH (user:Person {id: $call.user})
WITH COLLECT {
  MATCH (user)-[bond:MEMBER_OF|OWNER_OF|INVITED_TO]->(item)
  WHERE (type(bond) = 'INVITED_TO') = ($call.bond = 'invitation')
  WITH DISTINCT item, 0 AS rank
  WHERE coalesce(item.closed, false) = false
    OR $call.user = $call.viewer
    OR EXISTS { (:Person {id: $call.viewer})-[:MEMBER_OF|OWNER_OF]->(item) }
  WITH item, rank
  // Include: matching
  // Include: ordered
  RETURN item
} AS matches
RETURN
  size(matches) AS total,
  [item IN matches[$call.query.page.first..$call.query.page.first + $call.query.page.limit] | {
    values: [key IN $call.selection.properties | item[key]],
    details: []
  }] AS groups
