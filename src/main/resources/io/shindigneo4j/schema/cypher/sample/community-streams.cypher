// Adds to the streams of people what they have posted, of no application, each at its own time.
// Sample: {"streams": [{"owner": "john.doe", "activities": [{"properties": {"id": "e", "title": "T", "document": "{}", "moment": 2}, "links": [{"role": "actor", "person": "john.doe"}]}]}]}
CALL () {
  UNWIND $call.streams AS row
  MATCH (owner:Person {id: row.owner})
  MERGE (owner)-[:HAS_STREAM]->(timeline:ActivityStream {kind: 'entry', application: ''})
  ON CREATE SET timeline.owner = row.owner
  WITH row, timeline
  CALL (row) {
    UNWIND range(0, size(row.activities) - 1) AS position
    WITH row, row.activities[position] AS activity, position
    CREATE (item:ActivityEntry)
    SET item = activity.properties, item.owner = row.owner, item.application = ''
    WITH item, activity.links AS links, position
    // Include: activity-links
    WITH item, position
    ORDER BY position
    RETURN collect(item) AS items
  }
  // Include: sample-chain
  WITH timeline, items
  WHERE NOT EXISTS { (timeline)-[:OLDEST]->() }
  FOREACH (oldest IN items[..1] | CREATE (timeline)-[:OLDEST]->(oldest))
}
RETURN size($call.streams) AS streams
