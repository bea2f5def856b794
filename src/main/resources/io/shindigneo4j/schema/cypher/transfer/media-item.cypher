// Adds media items to albums. An item that is there already stays.
// Sample: {"rows": [{"person": "john.doe", "album": "holiday", "id": "item9", "properties": {"id": "item9", "albumId": "holiday", "application": "", "type": "image"}, "moment": 1}]}
// Include: transfer-rows
CALL (row) {
  // Include: transfer-person
  OPTIONAL MATCH (person)-[:HAS_ALBUM]->(album:Album {id: row.album})
  OPTIONAL MATCH (present:MediaItem {id: row.id})
  WITH row, album, CASE
    WHEN person IS NULL THEN 'person'
    WHEN album IS NULL THEN 'album'
    WHEN EXISTS { (album)-[:HAS_MEDIA_ITEM]->(present) } THEN 'present'
    WHEN present IS NOT NULL THEN 'taken'
    ELSE 'written'
  END AS outcome
  CALL (row, album, outcome) {
    UNWIND CASE outcome WHEN 'written' THEN [0] ELSE [] END AS once
    CREATE (album)-[:HAS_MEDIA_ITEM]->(item:MediaItem)
    SET item = row.properties
    MERGE (album)-[:HAS_MEDIA_TIMELINE]->(timeline:MediaTimeline {application: row.properties.application})
    WITH album, timeline, item, row.moment AS at
    // Include: timeline-insert
    WITH album, item
    // Include: media-count
    WITH album, item
    // Include: media-cover
  }
  RETURN outcome
}
RETURN position, outcome, [] AS lost
ORDER BY position
