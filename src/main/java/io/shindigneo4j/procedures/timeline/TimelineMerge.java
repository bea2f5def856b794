package io.shindigneo4j.procedures.timeline;

import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.NodeProperties;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import org.neo4j.graphdb.Node;

/**
 * Merges timelines, item by item. From the newest, a timeline's own moment stands for its first
 * item until that one's turn comes, so that the others' items are never read; from the oldest, the
 * first item of each is read.
 */
final class ByMoment implements Iterator<Node> {

  private static final String[] KEYS = {GraphNames.MOMENT, GraphNames.ID, GraphNames.OWNER};

  private static final Comparator<Head> NEWEST_FIRST =
      (left, right) -> Head.compare(left, right, Long.compare(right.moment, left.moment));

  private static final Comparator<Head> OLDEST_FIRST =
      (left, right) -> Head.compare(left, right, Long.compare(left.moment, right.moment));

  /**
   * A timeline at the place it has been read to.
   *
   * @param item null while it has not been read at all
   */
  private record Head(long moment, Node item, String id, String owner, Iterator<Node> rest) {

    static Head unread(long moment, Iterator<Node> items) {
      return new Head(moment, null, "", "", items);
    }

    /** Those not read yet come first of one moment, since they have no id to compare. */
    static int compare(Head left, Head right, int byMoment) {
      if (byMoment != 0) {
        return byMoment;
      }
      int byReading = Boolean.compare(left.item != null, right.item != null);
      if (byReading != 0) {
        return byReading;
      }
      int byId = ValueOrder.ASCENDING.compare(left.id, right.id);
      return byId == 0 ? ValueOrder.ASCENDING.compare(left.owner, right.owner) : byId;
    }

    Head next(NodeProperties properties) {
      Node next = rest.next();
      Object[] values = properties.values(NodeIds.of(next), KEYS);
      return new Head(ReadTimeline.number(values[0]), next, text(values[1]), text(values[2]), rest);
    }

    private static String text(Object value) {
      return value instanceof String text ? text : "";
    }
  }

  private final NodeProperties properties;
  private final PriorityQueue<Head> heads;

  private ByMoment(ProcedureContext context, Comparator<Head> order) {
    properties = context.properties();
    heads = new PriorityQueue<>(order);
  }

  static Iterator<Node> newestFirst(ProcedureContext context, List<ReadTimeline> timelines) {
    ByMoment merged = new ByMoment(context, NEWEST_FIRST);
    timelines.stream()
        .filter(timeline -> timeline.total() > 0)
        .map(timeline -> Head.unread(timeline.moment(), timeline.items()))
        .forEach(merged.heads::add);
    return merged;
  }

  static Iterator<Node> oldestFirst(ProcedureContext context, List<ReadTimeline> timelines) {
    ByMoment merged = new ByMoment(context, OLDEST_FIRST);
    timelines.stream()
        .filter(timeline -> timeline.total() > 0)
        .map(timeline -> Head.unread(Long.MIN_VALUE, timeline.itemsFromOldest()))
        .forEach(merged.heads::add);
    return merged;
  }

  /** Reads the timelines whose turn has come; one that has been emptied meanwhile goes. */
  @Override
  public boolean hasNext() {
    while (!heads.isEmpty() && heads.peek().item() == null) {
      advance(heads.remove());
    }
    return !heads.isEmpty();
  }

  @Override
  public Node next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    Head head = heads.remove();
    advance(head);
    return head.item();
  }

  private void advance(Head head) {
    if (head.rest().hasNext()) {
      heads.add(head.next(properties));
    }
  }
}
