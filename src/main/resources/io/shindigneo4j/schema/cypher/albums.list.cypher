// The albums of people: how many match in all, how many people were found, and one page.
// Sample: {"around": {"users": ["john.doe"], "circle": "self", "group": null, "viewpoint": {"viewer": "john.doe", "reach": "everybody"}}, "application": null, "query": {"filter": null, "updatedSince": null, "sort": {"target": null, "ascending": true}, "page": {"first": 0, "limit": 20}}, "selection": {"properties": ["id", "title"], "details": []}}
// Include: around
WITH collect(person) AS people
WITH people, COLLECT {
  UNWIND people AS person
  MATCH (person)-[:HAS_ALBUM_TIMELINE]->(timeline)
  WHERE $call.application IS NULL OR timeline.application IN ['', $call.application]
  RETURN timeline
} AS timelines
// Include: timeline-page
RETURN
  total,
  size(people) AS owners,
  [item IN items | {
    values: [key IN $call.selection.properties | item[key]],
    details: []
  }] AS albums
