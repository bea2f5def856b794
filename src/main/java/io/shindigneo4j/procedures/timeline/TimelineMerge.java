package io.shindigneo4j.procedures.timeline;

import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.NodeProperties;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Comparator;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import org.neo4j.graphdb.Node;

/**
 * Merges timelines, item by item. From the newest item on, a timeline is placed by its own moment
 * until its first item is next. A timeline whose first item is never next is therefore not read.
 * From the oldest item on, the first item of each timeline is read.
 */
final class TimelineMerge implements Iterator<Node> {

  private static final String[] KEYS = {GraphNames.MOMENT, GraphNames.ID, GraphNames.OWNER};

  private static final Comparator<Cursor> NEWEST_FIRST =
      (left, right) -> Cursor.compare(left, right, Long.compare(right.moment, left.moment));

  private static final Comparator<Cursor> OLDEST_FIRST =
      (left, right) -> Cursor.compare(left, right, Long.compare(left.moment, right.moment));

  /**
   * The position up to which a timeline has been read.
   *
   * @param item null while it has not been read at all
   */
  private record Cursor(long moment, Node item, String id, String owner, Iterator<Node> rest) {

    static Cursor unread(long moment, Iterator<Node> items) {
      return new Cursor(moment, null, "", "", items);
    }

    /** Of one moment, a timeline that is not read yet comes first: it has no id to compare. */
    static int compare(Cursor left, Cursor right, int byMoment) {
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

    Cursor next(NodeProperties properties) {
      Node next = rest.next();
      Object[] values = properties.values(NodeIds.of(next), KEYS);
      return new Cursor(Timeline.number(values[0]), next, text(values[1]), text(values[2]), rest);
    }

    private static String text(Object value) {
      return value instanceof String text ? text : "";
    }
  }

  private final NodeProperties properties;
  private final PriorityQueue<Cursor> cursors;

  private TimelineMerge(ProcedureContext context, Comparator<Cursor> order) {
    properties = context.properties();
    cursors = new PriorityQueue<>(order);
  }

  /** The newest items, so many or more. */
  static Iterator<Node> newestFirst(ProcedureContext context, ReadTimelines timelines, long count) {
    TimelineMerge merged = new TimelineMerge(context, NEWEST_FIRST);
    timelines
        .withNewest(count)
        .mapToObj(place -> Cursor.unread(timelines.moment(place), timelines.items(place)))
        .forEach(merged.cursors::add);
    return merged;
  }

  static Iterator<Node> oldestFirst(ProcedureContext context, ReadTimelines timelines) {
    TimelineMerge merged = new TimelineMerge(context, OLDEST_FIRST);
    timelines
        .present()
        .mapToObj(place -> Cursor.unread(Long.MIN_VALUE, timelines.itemsFromOldest(place)))
        .forEach(merged.cursors::add);
    return merged;
  }

  /** Reads the timelines that are next. One that has become empty is dropped. */
  @Override
  public boolean hasNext() {
    while (!cursors.isEmpty() && cursors.peek().item() == null) {
      advance(cursors.remove());
    }
    return !cursors.isEmpty();
  }

  @Override
  public Node next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    Cursor cursor = cursors.remove();
    advance(cursor);
    return cursor.item();
  }

  private void advance(Cursor cursor) {
    if (cursor.rest().hasNext()) {
      cursors.add(cursor.next(properties));
    }
  }
}
