// Changes a media item, or moves it to another album of its owner, as the newest there; what the albums tell of their
// items stays true. Refuses a move where the other album has twenty thousand, or items of a hundred other applications.
// Sample: {"owner": "john.doe", "album": "holiday", "id": "beach", "application": null, "target": "holiday", "properties": {"title": "Beach"}, "now": 1}
MATCH (person:Person {id: $call.owner})
SET person.id = person.id
WITH person
MATCH (person)-[:HAS_ALBUM]->(source:Album {id: $call.album})-[:HAS_MEDIA_ITEM]->(found:MediaItem {id: $call.id})
WHERE $call.application IS NULL OR coalesce(found.application, '') IN ['', $call.application]
MATCH (person)-[:HAS_ALBUM]->(goal:Album {id: $call.target})
WHERE goal = source OR $call.application IS NULL OR coalesce(goal.application, '') IN ['', $call.application]
WITH source, found, goal, goal <> source AND COUNT { (goal)-[:HAS_MEDIA_ITEM]->() } >= 20000 AS crowded
WITH source, found, goal, crowded, coalesce(found.application, '') AS application, COLLECT {
  MATCH (goal)-[:HAS_MEDIA_TIMELINE]->(timeline)
  WHERE goal <> source AND NOT crowded AND timeline.application <> ''
  RETURN timeline
} AS taken, 100 AS most
// Include: application-room
WITH source, found, goal, crowded OR full AS full
CALL (source, found, goal, full) {
  WITH source AS album, found AS item, goal AS target
  WHERE NOT full
  // Include: media-uncount
  SET item += $call.properties
  WITH album, target, item
  CALL (album, target, item) {
    WITH album, target, item
    WHERE album = target
    RETURN item AS kept
  UNION ALL
    WITH album, target, item
    WHERE album <> target
    MATCH (album)-[:HAS_MEDIA_TIMELINE]->(timeline:MediaTimeline {application: coalesce(item.application, '')})
    // Include: timeline-remove
    // What arrives is another node, so that nobody who reads the album goes on in the target.
    WITH album, target, item, properties(item) AS values
    DETACH DELETE item
    CREATE (target)-[:HAS_MEDIA_ITEM]->(moved:MediaItem)
    SET moved = values
    MERGE (target)-[:HAS_MEDIA_TIMELINE]->(added:MediaTimeline {application: coalesce(moved.application, '')})
    WITH album, moved, added
    CALL (album, moved, added) {
      WITH album, moved AS item, added AS timeline
      // Include: timeline-add
      // Include: media-cover
    }
    RETURN moved AS kept
  }
  WITH target AS album, kept AS item
  // Include: media-count
  // Include: media-cover
  RETURN count(*) AS changed
}
// A Shindig of an earlier release, which does not know the limit, fails without the id.
RETURN CASE WHEN NOT full THEN $call.id END AS id, full
