// Albums of people by their ids: how many match in all, and one page of them.
// Sample: {"around": {"users": ["john.doe"], "circle": "self", "group": null, "viewpoint": {"viewer": "john.doe", "reach": "everybody"}}, "ids": ["holiday"], "application": "1", "query": {"filter": null, "updatedSince": null, "sort": {"target": null, "ascending": true}, "page": {"first": 0, "limit": 20}}, "selection": {"properties": ["id", "title"], "details": []}}
// Include: around
WITH collect(person) AS people
WITH COLLECT {
  UNWIND range(0, size($call.ids) - 1) AS rank
  MATCH (item:Album {id: $call.ids[rank]})<-[:HAS_ALBUM]-(person)
  WHERE person IN people AND ($call.application IS NULL OR coalesce(item.application, '') IN ['', $call.application])
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
  }] AS albums
