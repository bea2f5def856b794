package io.shindigneo4j.server.migration;

import java.util.Map;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Result;
import org.neo4j.graphdb.Transaction;

/**
 * The version that a graph has, in a node of the graph: {@code (:ShindigSchema {name, version})}.
 */
final class SchemaVersion {

  private static final Label LABEL = Label.label("ShindigSchema");
  private static final String NAME = "name";
  private static final String VERSION = "version";
  private static final String NODE =
      "MERGE (s:ShindigSchema {name: $name}) ON CREATE SET s.version = 0 RETURN s";

  private final String set;

  /**
   * @param set the name of the migrations that it counts
   */
  SchemaVersion(String set) {
    this.set = set;
  }

  /** 0 for a graph that has had no migration. */
  int read(Transaction transaction) {
    Node node = transaction.findNode(LABEL, NAME, set);
    return node == null ? 0 : version(node);
  }

  /** Waits until no other transaction holds the node, on whatever server; returns the version. */
  int lock(Transaction transaction) {
    Node node = node(transaction);
    transaction.acquireWriteLock(node);
    return version(node);
  }

  void write(Transaction transaction, int version) {
    node(transaction).setProperty(VERSION, (long) version); // as Cypher writes it
  }

  private Node node(Transaction transaction) {
    try (Result found = transaction.execute(NODE, Map.of(NAME, set))) {
      return (Node) found.next().get("s");
    }
  }

  private static int version(Node node) {
    return ((Number) node.getProperty(VERSION)).intValue();
  }
}
