// Adds albums of people, without items so far. An album that is there already stays.
// Sample: {"rows": [{"person": "john.doe", "id": "album9", "properties": {"id": "album9", "application": "", "mediaItemCount": 0}, "moment": 1}]}
// Include: transfer-rows
CALL (row) {
  // Include: transfer-person
  OPTIONAL MATCH (present:Album {id: row.id})
  WITH row, person, CASE
    WHEN person IS NULL THEN 'person'
    WHEN EXISTS { (person)-[:HAS_ALBUM]->(present) } THEN 'present'
    WHEN present IS NOT NULL THEN 'taken'
    ELSE 'written'
  END AS outcome
  CALL (row, person, outcome) {
    UNWIND CASE outcome WHEN 'written' THEN [0] ELSE [] END AS once
    CREATE (person)-[:HAS_ALBUM]->(item:Album)
    SET item = row.properties
    MERGE (person)-[:HAS_ALBUM_TIMELINE]->(timeline:AlbumTimeline {application: row.properties.application})
    WITH timeline, item, row.moment AS at
    // Include: timeline-insert
  }
  RETURN outcome
}
RETURN position, outcome, [] AS lost
ORDER BY position
