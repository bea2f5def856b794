package io.shindigneo4j.procedures.timeline;

import java.util.Iterator;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;

/**
 * The items of a timeline. Fails where the chain ends before the timeline's total: a reader who has
 * no lock can miss a link that a commit replaces at this moment. For one thread.
 */
final class CountedItems implements Iterator<Node> {

  private final Iterator<Node> items;
  private long missing;

  CountedItems(Iterator<Node> items, long total) {
    this.items = items;
    this.missing = total;
  }

  /**
   * @throws NotFoundException where there should be more
   */
  @Override
  public boolean hasNext() {
    boolean has = items.hasNext();
    if (!has && missing > 0) {
      throw new NotFoundException("a timeline is being changed");
    }
    return has;
  }

  @Override
  public Node next() {
    missing--;
    return items.next();
  }
}
