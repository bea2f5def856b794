// Loads the streams of activities of the sample, whose people have none yet.
CALL () {
  UNWIND $call.streams AS row
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
  }
}
