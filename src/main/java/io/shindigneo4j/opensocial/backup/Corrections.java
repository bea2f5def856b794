package io.shindigneo4j.opensocial.backup;

/** Which of the lines about a node or a relationship is the last. For one thread. */
final class Corrections {

  private static final long NONE = 0;

  /** Numbers of lines by ids, of what has been corrected. */
  private final LongLongMap nodes = new LongLongMap();

  private final LongLongMap relationships = new LongLongMap();

  void addNode(long id, long line) {
    nodes.put(id, line);
  }

  void addRelationship(long id, long line) {
    relationships.put(id, line);
  }

  /** Whether no later line replaces this one. */
  boolean isLastOfNode(long id, long line) {
    long last = nodes.get(id, NONE);
    return last == NONE || last == line;
  }

  /** Whether no later line replaces this one. */
  boolean isLastOfRelationship(long id, long line) {
    long last = relationships.get(id, NONE);
    return last == NONE || last == line;
  }
}
