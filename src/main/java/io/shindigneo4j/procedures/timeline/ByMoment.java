package io.shindigneo4j.procedures.timeline;

import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
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

  /**
   * A timeline at the place it has been read to.
   *
   * @param item null while it has not been read at all
   */
  private record Head(long moment, Node item, Iterator<Node> rest) {

    /** Those not read yet come first of one moment, since they have no id to compare. */
    private static final Comparator<Head> UNREAD_THEN_BY_ID =
        Comparator.comparing((Head head) -> head.item() != null)
            .thenComparing(head -> head.text(GraphNames.ID), ValueOrder.ASCENDING)
            .thenComparing(head -> head.text(GraphNames.OWNER), ValueOrder.ASCENDING);

    private static final Comparator<Head> NEWEST_FIRST =
        Comparator.comparingLong(Head::moment).reversed().thenComparing(UNREAD_THEN_BY_ID);

    private static final Comparator<Head> OLDEST_FIRST =
        Comparator.comparingLong(Head::moment).thenComparing(UNREAD_THEN_BY_ID);

    Head next() {
      Node next = rest.next();
      return new Head(Timeline.number(next, GraphNames.MOMENT), next, rest);
    }

    private String text(String property) {
      return item == null ? "" : (String) item.getProperty(property, "");
    }
  }

  private final PriorityQueue<Head> heads;

  private ByMoment(Comparator<Head> order) {
    heads = new PriorityQueue<>(order);
  }

  static Iterator<Node> newestFirst(List<Timeline> timelines) {
    ByMoment merged = new ByMoment(Head.NEWEST_FIRST);
    timelines.stream()
        .filter(timeline -> timeline.total() > 0)
        .map(timeline -> new Head(timeline.moment(), null, timeline.items()))
        .forEach(merged.heads::add);
    return merged;
  }

  static Iterator<Node> oldestFirst(List<Timeline> timelines) {
    ByMoment merged = new ByMoment(Head.OLDEST_FIRST);
    timelines.stream()
        .filter(timeline -> timeline.total() > 0)
        .map(timeline -> new Head(0, null, timeline.itemsFromOldest()).next())
        .forEach(merged.heads::add);
    return merged;
  }

  @Override
  public boolean hasNext() {
    return !heads.isEmpty();
  }

  @Override
  public Node next() {
    while (!heads.isEmpty()) {
      Head head = heads.remove();
      if (head.rest().hasNext()) {
        heads.add(head.next());
      }
      if (head.item() != null) {
        return head.item();
      }
    }
    throw new NoSuchElementException();
  }
}
