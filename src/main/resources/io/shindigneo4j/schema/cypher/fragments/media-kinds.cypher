// Lists the types and MIME types that are counted on album.
CALL (album) {
  SET album.mediaType = COLLECT {
    MATCH (album)-[:HAS_MEDIA_KIND]->(kind:MediaKind {kind: 'mediaType'})
    RETURN kind.value
    ORDER BY kind.value
  }
  SET album.mediaMimeType = COLLECT {
    MATCH (album)-[:HAS_MEDIA_KIND]->(kind:MediaKind {kind: 'mediaMimeType'})
    RETURN kind.value
    ORDER BY kind.value
  }
}
