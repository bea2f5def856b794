package io.shindigneo4j.procedures.timeline;

import io.shindigneo4j.schema.GraphNames;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;

/** The items of a timeline from one of its ends, each read when it is asked for. */
final class Chain implements Iterator<Node> {

  static final RelationshipType NEWEST = RelationshipType.withName(GraphNames.NEWEST);
  static final RelationshipType OLDEST = RelationshipType.withName(GraphNames.OLDEST);
  static final RelationshipType OLDER = RelationshipType.withName(GraphNames.OLDER);

  private final Node owner;
  private final RelationshipType end;
  private final Direction direction;

  /** The owner at first, then the item that was answered last. */
  private Node last;

  /** Null where it has not been looked for, or there is none. */
  private Node next;

  private Chain(Node owner, RelationshipType end, Direction direction) {
    this.owner = owner;
    this.end = end;
    this.direction = direction;
    this.last = owner;
  }

  static Chain fromNewest(Node owner) {
    return new Chain(owner, NEWEST, Direction.OUTGOING);
  }

  static Chain fromOldest(Node owner) {
    return new Chain(owner, OLDEST, Direction.INCOMING);
  }

  @Override
  public boolean hasNext() {
    if (next == null) {
      Relationship relationship =
          last.equals(owner)
              ? owner.getSingleRelationship(end, Direction.OUTGOING)
              : last.getSingleRelationship(OLDER, direction);
      next = relationship == null ? null : relationship.getOtherNode(last);
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
