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
 * Merges timelines. A timeline's own moment stands for its newest item until that one's turn comes,
 * so that the others' items are never read.
 */
final class NewestFirst implements Iterator<Node> {

  /**
   * A timeline at the place it has been read to.
   *
   * @param item null while it has not been read at all
   */
  private record Head(long moment, Node item, Iterator<Node> rest) {

    /** Those not read yet come first of one moment, since they have no id to compare. */
    private static final Comparator<Head> ORDER =
        Comparator.comparingLong(Head::moment)
            .reversed()
            .thenComparing(head -> head.item() != null)
            .thenComparing(Head::id, ValueOrder.ASCENDING);

    static Head unread(Timeline timeline) {
      return new Head(timeline.moment(), null, timeline.items());
    }

    Head next() {
      Node next = rest.next();
      return new Head(Timeline.number(next, GraphNames.MOMENT), next, rest);
    }

    private String id() {
      return item == null ? "" : (String) item.getProperty(GraphNames.ID);
    }
  }

  private final PriorityQueue<Head> heads = new PriorityQueue<>(Head.ORDER);

  NewestFirst(List<Timeline> timelines) {
    timelines.stream()
        .filter(timeline -> timeline.total() > 0)
        .map(Head::unread)
        .forEach(heads::add);
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
