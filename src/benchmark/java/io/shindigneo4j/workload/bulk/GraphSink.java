package io.shindigneo4j.workload.bulk;

import java.util.Map;
import java.util.function.Supplier;

/** Receives the nodes and relationships of a graph. Not thread-safe. */
interface GraphSink {

  /**
   * Adds a node; returns its id.
   *
   * @param properties is called later, by any thread
   */
  long node(String label, Supplier<Map<String, ?>> properties);

  default long node(String label, Map<String, ?> properties) {
    return node(label, () -> properties);
  }

  /**
   * Adds a relationship.
   *
   * @param value of its property, if it has one
   */
  void relationship(long start, RelationshipKind type, long end, long value);

  default void relationship(long start, RelationshipKind type, long end) {
    relationship(start, type, end, 0);
  }
}
