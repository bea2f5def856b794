package io.shindigneo4j.procedures.media;

import io.shindigneo4j.schema.GraphNames;
import java.util.Map;
import java.util.function.Predicate;
import org.neo4j.graphdb.Node;

/** The application that made an album or a media item. */
final class Applications {

  private static final String NONE = "";

  private Applications() {}

  /**
   * Accepts what the application made, and what no application made.
   *
   * @param application null to accept all
   */
  static Predicate<Node> madeBy(String application) {
    return application == null
        ? node -> true
        : node -> of(node).equals(application) || of(node).equals(NONE);
  }

  /** That of a node with these properties. */
  static String of(Map<String, Object> properties) {
    return (String) properties.getOrDefault(GraphNames.APPLICATION, NONE);
  }

  static String of(Node node) {
    return (String) node.getProperty(GraphNames.APPLICATION, NONE);
  }
}
