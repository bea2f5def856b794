package io.shindigneo4j.protocol;

import java.util.List;
import java.util.Map;

/** The values of a graph database that Java has no type for. */
public sealed interface GraphValue {

  /** A node as it was when it was read. */
  record Node(String elementId, List<String> labels, Map<String, Object> properties)
      implements GraphValue {}

  /** A relationship as it was when it was read, with the element ids of its ends. */
  record Relationship(
      String elementId, String type, String start, String end, Map<String, Object> properties)
      implements GraphValue {}

  /** A walk: {@code nodes} has one element more than {@code relationships}. */
  record Path(List<Node> nodes, List<Relationship> relationships) implements GraphValue {

    public Path {
      if (nodes.size() != relationships.size() + 1) {
        throw new IllegalArgumentException("a path has one node more than relationships");
      }
    }
  }

  /** A position in the coordinate reference system of that SRID; two or three coordinates. */
  record Point(long srid, List<Double> coordinates) implements GraphValue {

    public Point {
      if (coordinates.size() != 2 && coordinates.size() != 3) {
        throw new IllegalArgumentException("a point has two or three coordinates");
      }
    }
  }

  /**
   * A value in an answer that this side cannot read, such as a moment in a time zone that it does
   * not know. The other values of the answer are as they should be.
   *
   * @param written the value as it came: a tag of the protocol with its content, a text or a number
   * @param reason for people
   */
  record UnreadableValue(Object written, String reason) implements GraphValue {}

  /** An amount of time whose parts do not convert into each other. */
  record TimeSpan(long months, long days, long seconds, long nanoseconds) implements GraphValue {}
}
