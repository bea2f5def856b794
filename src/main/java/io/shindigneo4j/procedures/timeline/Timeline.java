package io.shindigneo4j.procedures.timeline;

import io.shindigneo4j.schema.GraphNames;
import java.util.Iterator;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;

/**
 * Items of one owner in order of time, as a chain. The cost of reading the newest items grows with
 * their number alone. Adding or removing an item always costs the same.
 *
 * <p>To change a timeline, a caller must hold the write lock of its owner.
 */
public final class Timeline {

  private final Node owner;
  private final boolean hasBothEnds;

  /** A timeline that is read from its newest item. */
  public Timeline(Node owner) {
    this(owner, false);
  }

  private Timeline(Node owner, boolean hasBothEnds) {
    this.owner = owner;
    this.hasBothEnds = hasBothEnds;
  }

  /** A timeline that can also be read from its oldest item, to which its owner has a link. */
  public static Timeline withBothEnds(Node owner) {
    return new Timeline(owner, true);
  }

  /** How many items there are. */
  public long total() {
    return number(owner, GraphNames.TOTAL);
  }

  /**
   * Adds the newest item.
   *
   * @param now in milliseconds since 1970; where the newest item is not older than that, the moment
   *     is one millisecond after the newest item's
   */
  public void add(Node item, long now) {
    long moment = Math.max(now, number(owner, GraphNames.MOMENT) + 1);
    Relationship newest = owner.getSingleRelationship(Chain.NEWEST, Direction.OUTGOING);
    if (newest != null) {
      item.createRelationshipTo(newest.getEndNode(), Chain.OLDER);
      newest.delete();
    } else if (hasBothEnds) {
      owner.createRelationshipTo(item, Chain.OLDEST);
    }
    owner.createRelationshipTo(item, Chain.NEWEST);
    item.setProperty(GraphNames.MOMENT, moment);
    owner.setProperty(GraphNames.MOMENT, moment);
    owner.setProperty(GraphNames.TOTAL, total() + 1);
  }

  /** Takes an item out; its neighbours close the gap. The item itself stays. */
  public void remove(Node item) {
    Node newer = unlink(item, Direction.INCOMING);
    Node older = unlink(item, Direction.OUTGOING);
    if (newer == null) {
      replace(Chain.NEWEST, older);
      owner.setProperty(GraphNames.MOMENT, older == null ? 0L : number(older, GraphNames.MOMENT));
    } else {
      link(newer, older, Chain.OLDER);
    }
    if (older == null && hasBothEnds) {
      replace(Chain.OLDEST, newer);
    }
    owner.setProperty(GraphNames.TOTAL, total() - 1);
  }

  /** Removes the link to a neighbour, and returns the neighbour; null if there is none. */
  private static Node unlink(Node item, Direction direction) {
    Relationship link = item.getSingleRelationship(Chain.OLDER, direction);
    if (link == null) {
      return null;
    }
    link.delete();
    return link.getOtherNode(item);
  }

  private void replace(RelationshipType end, Node item) {
    owner.getSingleRelationship(end, Direction.OUTGOING).delete();
    link(owner, item, end);
  }

  private static void link(Node from, Node to, RelationshipType type) {
    if (to != null) {
      from.createRelationshipTo(to, type);
    }
  }

  /** The items, the newest first; each is read when it is asked for. */
  public Iterator<Node> items() {
    return Chain.fromNewest(owner);
  }

  static long number(Node node, String property) {
    return number(node.getProperty(property, 0L));
  }

  /** 0 for what is no number. */
  static long number(Object value) {
    return value instanceof Number number ? number.longValue() : 0;
  }
}
