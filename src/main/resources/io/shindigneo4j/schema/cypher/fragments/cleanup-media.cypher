// The person's albums with all that is in them, and their timelines.
CALL (person) {
  MATCH (person)-[:HAS_ALBUM]->(album:Album)
  OPTIONAL MATCH (album)-->(part:MediaItem|MediaTimeline|MediaKind)
  DETACH DELETE album, part
}
CALL (person) {
  MATCH (person)-[:HAS_ALBUM_TIMELINE]->(timeline:AlbumTimeline)
  DETACH DELETE timeline
}
