package io.shindigneo4j.workload.bulk;

/** The types of relationships, with the name of their only property. */
enum RelationshipKind {
  HAS_EMAIL("position"),
  HAS_ADDRESS("position"),
  HAS_ORGANIZATION("position"),
  OWNER_OF,
  MEMBER_OF("since"),
  FRIEND_OF("since"),
  HAS_STREAM,
  ACTOR,
  SENT,
  COPY_OF,
  HAS_COLLECTION("since"),
  HAS_ALBUM,
  HAS_ALBUM_TIMELINE,
  HAS_MEDIA_ITEM,
  HAS_MEDIA_KIND,
  HAS_MEDIA_TIMELINE,
  NEWEST,
  OLDEST,
  OLDER;

  private final String property;

  RelationshipKind() {
    this(null);
  }

  RelationshipKind(String property) {
    this.property = property;
  }

  /** The name of the property; null if it has none. */
  String property() {
    return property;
  }
}
