// Adds activities to the streams of people, by their times. An activity that is there already stays.
// Sample: {"rows": [{"kind": "entry", "label": "ActivityEntry", "person": "john.doe", "application": "", "properties": {"id": "e9", "title": "T", "document": "{}"}, "links": [{"role": "actor", "person": "john.doe"}], "moment": 1}]}
// Include: transfer-rows
CALL (row) {
  // Include: transfer-person
  OPTIONAL MATCH (entry:ActivityEntry {owner: row.person, id: row.properties.id})
  OPTIONAL MATCH (activity:Activity {owner: row.person, id: row.properties.id})
  WITH row, person, CASE
    WHEN person IS NULL THEN 'person'
    WHEN CASE row.kind WHEN 'entry' THEN entry ELSE activity END IS NOT NULL THEN 'present'
    ELSE 'written'
  END AS outcome
  CALL (row, person, outcome) {
    UNWIND CASE outcome WHEN 'written' THEN [0] ELSE [] END AS once
    MERGE (person)-[:HAS_STREAM]->(timeline:ActivityStream {kind: row.kind, application: row.application})
    ON CREATE SET timeline.owner = row.person
    CREATE (item:$(row.label))
    SET item = row.properties, item.owner = row.person, item.application = row.application
    WITH row, timeline, item, row.moment AS at
    // Include: timeline-insert
    WITH row, timeline, item
    CALL (timeline, item) {
      WITH timeline, item
      WHERE NOT EXISTS { (item)-[:OLDER]->() }
      OPTIONAL MATCH (timeline)-[oldest:OLDEST]->()
      DELETE oldest
      CREATE (timeline)-[:OLDEST]->(item)
    }
    WITH item, row.links AS links
    // Include: activity-links
  }
  RETURN outcome
}
RETURN position, outcome, [] AS lost
ORDER BY position
