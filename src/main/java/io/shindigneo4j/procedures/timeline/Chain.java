package io.shindigneo4j.procedures.timeline;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.NodeLinks;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.UnaryOperator;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;

/** Iterates over the items of a timeline from one end. Reads each item lazily. */
final class Chain implements Iterator<Node> {

  static final RelationshipType NEWEST = RelationshipType.withName(GraphNames.NEWEST);
  static final RelationshipType OLDEST = RelationshipType.withName(GraphNames.OLDEST);
  static final RelationshipType OLDER = RelationshipType.withName(GraphNames.OLDER);

  /** The owner's first item; null if there is none. */
  private final UnaryOperator<Node> first;

  /** The item after another; null if there is none. */
  private final UnaryOperator<Node> following;

  /** The owner at first, then the item that was answered last. */
  private Node last;

  private boolean begun;

  /** Null where it has not been looked for, or there is none. */
  private Node next;

  private Chain(Node owner, UnaryOperator<Node> first, UnaryOperator<Node> following) {
    this.first = first;
    this.following = following;
    this.last = owner;
  }

  static Chain fromNewest(Node owner) {
    return new Chain(
        owner,
        node -> neighbour(node, NEWEST, Direction.OUTGOING),
        node -> neighbour(node, OLDER, Direction.OUTGOING));
  }

  /** The same, from memory where it holds the chain. */
  static Chain fromNewest(ProcedureContext context, Node owner) {
    return new Chain(
        owner,
        node -> neighbour(context, node, GraphNames.NEWEST),
        node -> neighbour(context, node, GraphNames.OLDER));
  }

  static Chain fromOldest(Node owner) {
    return new Chain(
        owner,
        node -> neighbour(node, OLDEST, Direction.OUTGOING),
        node -> neighbour(node, OLDER, Direction.INCOMING));
  }

  private static Node neighbour(Node node, RelationshipType type, Direction direction) {
    Relationship relationship = node.getSingleRelationship(type, direction);
    return relationship == null ? null : relationship.getOtherNode(node);
  }

  private static Node neighbour(ProcedureContext context, Node node, String type) {
    long neighbour = context.links().only(NodeIds.of(node), type);
    return neighbour == NodeLinks.NONE ? null : NodeIds.node(context.transaction(), neighbour);
  }

  @Override
  public boolean hasNext() {
    if (next == null) {
      next = (begun ? following : first).apply(last);
    }
    return next != null;
  }

  @Override
  public Node next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    begun = true;
    last = next;
    next = null;
    return last;
  }
}
