// What people around other people have posted: how many match in all, and one page of them.
// Sample: {"kind": "entry", "around": {"users": ["john.doe"], "circle": "friends", "group": null, "viewpoint": {"viewer": "john.doe", "reach": "everybody"}}, "application": "app", "ids": [], "query": {"filter": null, "updatedSince": null, "sort": {"target": null, "ascending": true}, "page": {"first": 0, "limit": 20}}, "selection": {"properties": ["id", "document"], "details": []}}
// Include: around
MATCH (person)-[:HAS_STREAM]->(stream:ActivityStream)
WHERE stream.kind = $call.kind AND ($call.application IS NULL OR stream.application IN ['', $call.application])
WITH collect(stream) AS streams, sum(stream.total) AS sum
WITH streams, sum,
  size($call.ids) = 0 AND $call.query.filter IS NULL AND $call.query.updatedSince IS NULL AND $call.query.sort.target IS NULL AS plain
WITH plain, sum,
  COLLECT {
    WITH CASE WHEN plain AND $call.query.sort.ascending THEN streams ELSE [] END AS owners
    // Include: timeline-newest
    RETURN item
  } AS newest,
  COLLECT {
    WITH CASE WHEN plain AND NOT $call.query.sort.ascending THEN streams ELSE [] END AS owners
    // Include: timeline-oldest
    RETURN item
  } AS oldest,
  COLLECT {
    UNWIND CASE WHEN plain THEN [] ELSE streams END AS stream
    CALL (stream) {
      WITH stream
      WHERE size($call.ids) = 0
      MATCH (stream)-[:NEWEST]->(first)
      MATCH (first)-[:OLDER]->*(item)
      RETURN item
    UNION
      WITH stream.owner AS owner, stream.application AS application
      UNWIND $call.ids AS id
      // Include: activity-of-owner
        AND item.application = application
      RETURN item
    }
    WITH item, -item.moment AS rank
    // Include: matching
    // Include: ordered
    RETURN item
  } AS matches
RETURN
  CASE WHEN plain THEN sum ELSE size(matches) END AS total,
  [item IN newest + oldest + matches[CASE WHEN plain THEN 0 ELSE $call.query.page.first END..$call.query.page.first + $call.query.page.limit] | {
    values: [key IN $call.selection.properties | item[key]],
    details: []
  }] AS activities
