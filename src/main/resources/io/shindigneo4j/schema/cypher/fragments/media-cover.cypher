// Finds the thumbnail of album anew where item, which has changed or gone, may make a difference: that of the newest
// item with one, else the owner's choice.
CALL (album, item) {
  UNWIND CASE WHEN item.thumbnailUrl IS NOT NULL OR album.coverItem = item.id THEN [album] ELSE [] END AS covered
  WITH covered, head(COLLECT {
    MATCH (covered)-[:HAS_MEDIA_TIMELINE]->(timeline)
    CALL (timeline) {
      MATCH (timeline)-[:NEWEST]->(first)
      MATCH (first)-[:OLDER*0..]->(candidate)
      WHERE candidate.thumbnailUrl IS NOT NULL
      RETURN candidate
      LIMIT 1
    }
    RETURN candidate
    ORDER BY candidate.moment DESC, candidate.id
  }) AS newest
  SET covered.coverItem = newest.id, covered.thumbnailUrl = coalesce(newest.thumbnailUrl, covered.cover)
}
