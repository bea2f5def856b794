// Counts item among what album tells of its items: 100 types and 100 MIME types at most.
CALL (album, item) {
  UNWIND [{kind: 'mediaType', value: item.type}, {kind: 'mediaMimeType', value: item.mimeType}] AS counted
  WITH album, counted
  WHERE counted.value IS NOT NULL AND (
    EXISTS { (album)-[:HAS_MEDIA_KIND]->(:MediaKind {kind: counted.kind, value: counted.value}) }
    OR COUNT { (album)-[:HAS_MEDIA_KIND]->(:MediaKind {kind: counted.kind}) } < 100
  )
  MERGE (album)-[:HAS_MEDIA_KIND]->(kind:MediaKind {kind: counted.kind, value: counted.value})
  SET kind.count = coalesce(kind.count, 0) + 1
}
CALL (album) {
  SET album.mediaItemCount = coalesce(album.mediaItemCount, 0) + 1
}
// Include: media-kinds
