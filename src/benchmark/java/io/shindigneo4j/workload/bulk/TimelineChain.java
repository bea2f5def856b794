package io.shindigneo4j.workload.bulk;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Creates the chain of nodes of a timeline. */
final class TimelineChain {

  private TimelineChain() {}

  /**
   * Adds nodes, each linked to the next older one; returns their ids.
   *
   * @param items their properties, the newest first
   */
  static long[] add(GraphSink sink, String label, List<Supplier<Map<String, ?>>> items) {
    long[] nodes = new long[items.size()];
    for (int place = 0; place < nodes.length; place++) {
      nodes[place] = sink.node(label, items.get(place));
      if (place > 0) {
        sink.relationship(nodes[place - 1], RelationshipKind.OLDER, nodes[place]);
      }
    }
    return nodes;
  }
}
