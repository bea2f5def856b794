// The media items of people, or of one of their albums: how many match in all, how many people or albums were found,
// and one page.
// Sample: {"around": {"users": ["john.doe"], "circle": "self", "group": null, "viewpoint": {"viewer": "john.doe", "reach": "everybody"}}, "album": null, "application": "1", "query": {"filter": null, "updatedSince": null, "sort": {"target": null, "ascending": true}, "page": {"first": 0, "limit": 20}}, "selection": {"properties": ["id", "title"], "details": []}}
// Include: around
WITH collect(person) AS people
WITH people, COLLECT {
  UNWIND CASE WHEN $call.album IS NULL THEN people ELSE [] END AS person
  MATCH (person)-[:HAS_ALBUM]->(album)
  RETURN album
UNION ALL
  MATCH (album:Album {id: $call.album})<-[:HAS_ALBUM]-(person)
  WHERE person IN people
  RETURN album
} AS albums
WITH people, albums, COLLECT {
  UNWIND albums AS album
  MATCH (album)-[:HAS_MEDIA_TIMELINE]->(timeline)
  WHERE $call.application IS NULL OR timeline.application IN ['', $call.application]
  RETURN timeline
} AS timelines
// Include: timeline-page
RETURN
  total,
  CASE WHEN $call.album IS NULL THEN size(people) ELSE size(albums) END AS owners,
  [item IN items | {
    values: [key IN $call.selection.properties | item[key]],
    details: []
  }] AS items
