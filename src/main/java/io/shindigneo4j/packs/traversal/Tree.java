package io.shindigneo4j.packs.traversal;

import java.util.ArrayList;
import java.util.List;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.ResourceIterator;
import org.neo4j.graphdb.Transaction;

/**
 * The names of the tree. The root is an A node. Below each A node are B nodes, and below each B
 * node, except in the last level, are A nodes.
 */
final class Tree {

  static final Label ROOT = Label.label("Root");
  static final Label A = Label.label("A");
  static final Label B = Label.label("B");

  /** All nodes of the tree have it. Other nodes may have the other labels too. */
  static final Label MEMBER = Label.label("TraversalTree");

  static final RelationshipType HAS_A = RelationshipType.withName("HAS_A");
  static final RelationshipType HAS_B = RelationshipType.withName("HAS_B");

  /** A property of B nodes, {@code true} or {@code false}. */
  static final String VALUE = "value";

  private Tree() {}

  /** The root, if there is a tree. */
  static List<Node> roots(Transaction transaction) {
    List<Node> roots = new ArrayList<>();
    try (ResourceIterator<Node> found = transaction.findNodes(ROOT)) {
      found.stream().filter(node -> node.hasLabel(MEMBER)).forEach(roots::add);
    }
    return roots;
  }
}
