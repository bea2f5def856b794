package io.shindigneo4j.procedures.timeline;

import io.shindigneo4j.schema.GraphNames;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;

/** The items of a timeline, the newest first, each read when it is asked for. */
final class Chain implements Iterator<Node> {

  static final RelationshipType NEWEST = RelationshipType.withName(GraphNames.NEWEST);
  static final RelationshipType OLDER = RelationshipType.withName(GraphNames.OLDER);

  private final Node owner;

  /** The owner at first, then the item that was answered last. */
  private Node last;

  /** Null where it has not been looked for, or there is none. */
  private Node next;

  Chain(Node owner) {
    this.owner = owner;
    this.last = owner;
  }

  @Override
  public boolean hasNext() {
    if (next == null) {
      RelationshipType type = last.equals(owner) ? NEWEST : OLDER;
      Relationship relationship = last.getSingleRelationship(type, Direction.OUTGOING);
      next = relationship == null ? null : relationship.getEndNode();
    }
    return next != null;
  }

  @Override
  public Node next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    last = next;
    next = null;
    return last;
  }
}
