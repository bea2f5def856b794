package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.procedures.people.PropertyValues;
import java.util.Map;
import org.neo4j.graphdb.Node;

/** Sets properties as they came over the wire. */
final class Properties {

  private Properties() {}

  /** Null removes a property. */
  static void set(Node node, Map<String, Object> properties) {
    properties.forEach(
        (key, value) -> {
          if (value == null) {
            node.removeProperty(key);
          } else {
            node.setProperty(key, PropertyValues.of(key, value));
          }
        });
  }
}
