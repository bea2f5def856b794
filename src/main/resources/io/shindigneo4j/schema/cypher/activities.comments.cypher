// The comments on activities, for each activity in the order asked for: how many there are by who has posted it and by
// their friends, and the newest of these, the oldest first.
// Sample: {"activities": [{"owner": "john.doe", "id": "f"}], "application": "app", "limit": 20, "viewpoint": {"viewer": "john.doe", "reach": "everybody"}, "selection": {"properties": ["id", "document"], "details": []}}
UNWIND range(0, size($call.activities) - 1) AS place
WITH place, $call.activities[place] AS activity
CALL (activity) {
  // Include: comments-on
  RETURN count(item) AS total
}
CALL (activity) {
  // Include: comments-on
  WITH item
  ORDER BY item.moment DESC, item.owner, item.id
  LIMIT $call.limit
  RETURN collect(item) AS items
}
WITH place, total, items
ORDER BY place
RETURN total, [item IN reverse(items) | {
  values: [key IN $call.selection.properties | item[key]],
  details: []
}] AS comments
