package io.shindigneo4j.procedures.people;

import io.shindigneo4j.server.procedure.RequestException;
import java.util.List;
import java.util.Map;
import org.neo4j.graphdb.Node;

/** Values as a property can hold them: a list becomes an array of one type. */
public final class PropertyValues {

  private PropertyValues() {}

  /** Writes them to a node; null removes a property. */
  public static void set(Node node, Map<String, Object> properties) {
    properties.forEach((key, value) -> set(node, key, value));
  }

  /** As {@link #set(Node, Map)}, for one. */
  public static void set(Node node, String key, Object value) {
    if (value == null) {
      node.removeProperty(key);
    } else {
      node.setProperty(key, of(key, value));
    }
  }

  public static Object of(String key, Object value) {
    if (value instanceof List<?> list) {
      return array(key, list);
    } else if (value instanceof Map) {
      throw notStorable(key);
    }
    return value;
  }

  private static Object array(String key, List<?> list) {
    if (allAre(String.class, list)) {
      return list.toArray(String[]::new);
    } else if (allAre(Long.class, list)) {
      return list.toArray(Long[]::new);
    } else if (allAre(Double.class, list)) {
      return list.toArray(Double[]::new);
    } else if (allAre(Boolean.class, list)) {
      return list.toArray(Boolean[]::new);
    }
    throw notStorable(key);
  }

  private static boolean allAre(Class<?> type, List<?> list) {
    return list.stream().allMatch(type::isInstance);
  }

  private static RequestException notStorable(String key) {
    return RequestException.invalidParameter("a property cannot hold the value of " + key);
  }
}
