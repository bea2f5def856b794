package io.shindigneo4j.procedures.query;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;

/**
 * Finds the relationships between nodes from the side that has fewer of their types, as the
 * operator Expand(Into) of Cypher does.
 */
public final class ExpandInto {

  private ExpandInto() {}

  /** The relationships from a node to another. */
  public static List<Relationship> between(Node start, Node end, RelationshipType... types) {
    return between(Set.of(start), end, () -> {}, types).toList();
  }

  /**
   * The relationships from nodes to another.
   *
   * @param beforeEach runs before a relationship is looked at
   */
  public static Stream<Relationship> between(
      Set<Node> starts, Node end, Runnable beforeEach, RelationshipType... types) {
    long outgoing =
        starts.stream().mapToLong(start -> degree(start, Direction.OUTGOING, types)).sum();
    Stream<Relationship> fewer =
        outgoing <= degree(end, Direction.INCOMING, types)
            ? starts.stream()
                .flatMap(start -> start.getRelationships(Direction.OUTGOING, types).stream())
            : end.getRelationships(Direction.INCOMING, types).stream();
    return fewer
        .peek(found -> beforeEach.run())
        .filter(found -> found.getEndNode().equals(end) && starts.contains(found.getStartNode()));
  }

  private static long degree(Node node, Direction direction, RelationshipType... types) {
    return Stream.of(types).mapToLong(type -> node.getDegree(type, direction)).sum();
  }
}
