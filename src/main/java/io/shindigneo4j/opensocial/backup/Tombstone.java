package io.shindigneo4j.opensocial.backup;

import java.util.Map;

/** Says that there is no node, or no relationship, of an id, whatever the lines before say. */
record Tombstone(boolean ofNode, long id) {

  private static final String NODE = "node";
  private static final String RELATIONSHIP = "relationship";

  Map<String, Object> toMap() {
    return Map.of(ofNode ? NODE : RELATIONSHIP, id);
  }

  static Tombstone of(LineFields fields) {
    boolean ofNode = fields.has(NODE);
    return new Tombstone(ofNode, fields.id(ofNode ? NODE : RELATIONSHIP));
  }
}
