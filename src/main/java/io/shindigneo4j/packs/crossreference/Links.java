package io.shindigneo4j.packs.crossreference;

import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.ResourceIterable;

/** How nodes are linked: whichever of the two a link begins at. */
final class Links {

  static final RelationshipType RELATED = RelationshipType.withName("RELATED");

  private Links() {}

  /** How many links a node has with each kind, at the places of the kinds. */
  static long[] counts(Node node) {
    long[] counts = new long[Kind.COUNT];
    try (ResourceIterable<Relationship> links = node.getRelationships(RELATED)) {
      for (Relationship link : links) {
        count(Kind.of(link.getOtherNode(node)), counts);
      }
    }
    return counts;
  }

  private static void count(Kind kind, long[] counts) {
    if (kind != null) {
      counts[kind.place()]++;
    }
  }
}
