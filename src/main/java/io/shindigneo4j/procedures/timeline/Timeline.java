package io.shindigneo4j.procedures.timeline;

import io.shindigneo4j.schema.GraphNames;
import java.util.Iterator;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;

/**
 * Items of one owner in order of time, as a chain: to read the newest costs as much as there are of
 * them, to add or remove one costs the same however many there are.
 *
 * <p>Whoever changes a timeline holds the write lock of its owner.
 */
public final class Timeline {

  private final Node owner;

  public Timeline(Node owner) {
    this.owner = owner;
  }

  /** How many items there are. */
  public long total() {
    return number(owner, GraphNames.TOTAL);
  }

  /** The newest item's moment; 0 where there is none. */
  long moment() {
    return number(owner, GraphNames.MOMENT);
  }

  /**
   * Adds the newest item.
   *
   * @param now in milliseconds since 1970; where the newest item is not older than that, the item
   *     comes in a millisecond after it
   */
  public void add(Node item, long now) {
    long moment = Math.max(now, moment() + 1);
    Relationship newest = owner.getSingleRelationship(Chain.NEWEST, Direction.OUTGOING);
    if (newest != null) {
      item.createRelationshipTo(newest.getEndNode(), Chain.OLDER);
      newest.delete();
    }
    owner.createRelationshipTo(item, Chain.NEWEST);
    item.setProperty(GraphNames.MOMENT, moment);
    owner.setProperty(GraphNames.MOMENT, moment);
    owner.setProperty(GraphNames.TOTAL, total() + 1);
  }

  /** Takes an item out; its neighbours close the gap. The item itself stays. */
  public void remove(Node item) {
    Relationship newer = item.getSingleRelationship(Chain.OLDER, Direction.INCOMING);
    Relationship older = item.getSingleRelationship(Chain.OLDER, Direction.OUTGOING);
    Node next = older == null ? null : older.getEndNode();
    if (older != null) {
      older.delete();
    }
    if (newer == null) {
      replaceNewest(next);
    } else {
      link(newer.getStartNode(), next, Chain.OLDER);
      newer.delete();
    }
    owner.setProperty(GraphNames.TOTAL, total() - 1);
  }

  private void replaceNewest(Node next) {
    owner.getSingleRelationship(Chain.NEWEST, Direction.OUTGOING).delete();
    link(owner, next, Chain.NEWEST);
    owner.setProperty(GraphNames.MOMENT, next == null ? 0L : number(next, GraphNames.MOMENT));
  }

  private static void link(Node from, Node to, RelationshipType type) {
    if (to != null) {
      from.createRelationshipTo(to, type);
    }
  }

  /** The items, the newest first; each is read when it is asked for. */
  public Iterator<Node> items() {
    return new Chain(owner);
  }

  static long number(Node node, String property) {
    return ((Number) node.getProperty(property, 0L)).longValue();
  }
}
