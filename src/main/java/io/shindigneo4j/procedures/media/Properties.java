package io.shindigneo4j.procedures.media;

import java.util.List;
import java.util.Map;
import org.neo4j.graphdb.Node;

/** Writes properties: null means none, a list is one of texts. */
final class Properties {

  private Properties() {}

  static void set(Node node, Map<String, Object> properties) {
    properties.forEach((key, value) -> set(node, key, value));
  }

  static void set(Node node, String key, Object value) {
    if (value == null) {
      node.removeProperty(key);
    } else {
      node.setProperty(key, value instanceof List<?> texts ? texts.toArray(String[]::new) : value);
    }
  }
}
