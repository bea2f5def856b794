// Takes item out of what album tells of its items.
CALL (album, item) {
  UNWIND [{kind: 'mediaType', value: item.type}, {kind: 'mediaMimeType', value: item.mimeType}] AS counted
  MATCH (album)-[:HAS_MEDIA_KIND]->(kind:MediaKind {kind: counted.kind, value: counted.value})
  SET kind.count = kind.count - 1
  WITH kind
  WHERE kind.count = 0
  DETACH DELETE kind
}
CALL (album) {
  SET album.mediaItemCount = album.mediaItemCount - 1
}
// Include: media-kinds
