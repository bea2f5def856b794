package io.shindigneo4j.server.execution;

import io.shindigneo4j.protocol.GraphValue;
import java.util.List;
import java.util.Map;

/** Estimates the bytes that values take; never more than in any format. */
final class SizeEstimator {

  private static final long MIN = 1;

  private SizeEstimator() {}

  static long sizeOf(Object value) {
    if (value instanceof String text) {
      return MIN + text.length();
    } else if (value instanceof List<?> list) {
      return sizeOf(list);
    } else if (value instanceof Map<?, ?> map) {
      return sizeOf(map);
    } else if (value instanceof byte[] bytes) {
      return MIN + bytes.length;
    } else if (value instanceof GraphValue graphValue) {
      return sizeOf(graphValue);
    }
    return MIN;
  }

  static long sizeOf(List<?> list) {
    long size = MIN;
    for (Object element : list) {
      size += sizeOf(element);
    }
    return size;
  }

  private static long sizeOf(Map<?, ?> map) {
    long size = MIN;
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      size += sizeOf(entry.getKey()) + sizeOf(entry.getValue());
    }
    return size;
  }

  private static long sizeOf(GraphValue value) {
    if (value instanceof GraphValue.Node node) {
      return sizeOf(node.labels()) + sizeOf(node.properties());
    } else if (value instanceof GraphValue.Relationship relationship) {
      return sizeOf(relationship.properties());
    } else if (value instanceof GraphValue.Path path) {
      return sizeOf(path.nodes()) + sizeOf(path.relationships());
    }
    return MIN;
  }
}
