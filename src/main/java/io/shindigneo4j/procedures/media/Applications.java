package io.shindigneo4j.procedures.media;

import io.shindigneo4j.schema.GraphNames;
import java.util.function.Predicate;
import org.neo4j.graphdb.Node;

/** Whose application's things are meant. */
final class Applications {

  private static final String NONE = "";

  private Applications() {}

  /**
   * What that application made, and what none made.
   *
   * @param application null for no condition
   */
  static Predicate<Node> madeBy(String application) {
    return application == null
        ? node -> true
        : node -> of(node).equals(application) || of(node).equals(NONE);
  }

  static String of(Node node) {
    return (String) node.getProperty(GraphNames.APPLICATION, NONE);
  }
}
