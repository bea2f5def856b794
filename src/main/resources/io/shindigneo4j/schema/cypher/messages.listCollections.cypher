// The collections of a person's messages: how many match in all, and one page of them.
// Sample: {"user": "john.doe", "query": {"filter": null, "updatedSince": null, "sort": {"target": null, "ascending": true}, "page": {"first": 0, "limit": 20}}, "selection": {"properties": ["id", "title", "total", "unread"], "details": []}}
MATCH (person:Person {id: $call.user})
WITH
  COUNT { (person)-[:HAS_COLLECTION]->(system) WHERE system.id IN ['@inbox', '@outbox'] } = 2 AS open,
  COLLECT {
    MATCH (person)-[has:HAS_COLLECTION]->(item)
    WITH item, coalesce(has.since, 0) AS rank
    // Include: matching
    // Include: ordered
    RETURN item
  } AS matches
RETURN
  open,
  size(matches) AS total,
  [item IN matches[$call.query.page.first..$call.query.page.first + $call.query.page.limit] | {
    values: [key IN $call.selection.properties | item[key]],
    details: []
  }] AS collections
