package io.shindigneo4j.workload.bulk;

import java.util.Map;
import java.util.function.Supplier;

/** Takes the nodes and relationships of a graph. For one thread. */
interface GraphSink {

  /**
   * Takes a node; its id.
   *
   * @param properties asked for later, by any thread
   */
  long node(String label, Supplier<Map<String, ?>> properties);

  default long node(String label, Map<String, ?> properties) {
    return node(label, () -> properties);
  }

  /**
   * Takes a relationship.
   *
   * @param value of its property, where it has one
   */
  void relationship(long start, RelationshipKind type, long end, long value);

  default void relationship(long start, RelationshipKind type, long end) {
    relationship(start, type, end, 0);
  }
}
