package io.shindigneo4j.server.execution;

import io.shindigneo4j.protocol.GraphValue;
import java.util.List;
import java.util.Map;

/** About how many bytes values take, never more than in any format. */
final class SizeEstimator {

  private static final long LEAST = 1;

  private SizeEstimator() {}

  static long of(Object value) {
    if (value instanceof String text) {
      return LEAST + text.length();
    } else if (value instanceof List<?> list) {
      return of(list);
    } else if (value instanceof Map<?, ?> map) {
      return of(map);
    } else if (value instanceof byte[] bytes) {
      return LEAST + bytes.length;
    } else if (value instanceof GraphValue graphValue) {
      return of(graphValue);
    }
    return LEAST;
  }

  static long of(List<?> list) {
    long weight = LEAST;
    for (Object element : list) {
      weight += of(element);
    }
    return weight;
  }

  private static long of(Map<?, ?> map) {
    long weight = LEAST;
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      weight += of(entry.getKey()) + of(entry.getValue());
    }
    return weight;
  }

  private static long of(GraphValue value) {
    if (value instanceof GraphValue.Node node) {
      return of(node.labels()) + of(node.properties());
    } else if (value instanceof GraphValue.Relationship relationship) {
      return of(relationship.properties());
    } else if (value instanceof GraphValue.Path path) {
      return of(path.nodes()) + of(path.relationships());
    }
    return LEAST;
  }
}
