// Loads streams of activities for people who have none yet; answers how many activities came in.
// Sample: {"streams": [{"kind": "entry", "label": "ActivityEntry", "owner": "john.doe", "application": "", "activities": [{"properties": {"id": "e", "title": "T", "document": "{}"}, "links": [{"role": "actor", "person": "john.doe"}]}]}], "now": 0}
UNWIND $streams AS row
MATCH (owner:Person {id: row.owner})
CREATE (owner)-[:HAS_STREAM]->(timeline:ActivityStream {kind: row.kind, application: row.application, owner: row.owner})
WITH row, timeline
CALL (row, timeline) {
  UNWIND row.activities AS activity
  CREATE (item:$(row.label))
  SET item = activity.properties, item.owner = row.owner, item.application = row.application
  WITH timeline, item, activity.links AS links
  // Include: stream-add
  WITH item, links
  // Include: activity-links
  RETURN count(*) AS size
}
RETURN sum(size) AS activities
