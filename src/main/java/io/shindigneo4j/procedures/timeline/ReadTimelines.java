package io.shindigneo4j.procedures.timeline;

import io.shindigneo4j.procedures.query.SmallestNumbers;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Iterator;
import java.util.stream.IntStream;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;

/**
 * Timelines as one call reads them, from the cache if they are there. Keeps three numbers of each.
 * Their places are those of their owners.
 */
final class ReadTimelines {

  private static final String[] NUMBERS = {GraphNames.TOTAL, GraphNames.MOMENT};

  /** In place of the total of a timeline whose owner has been deleted meanwhile. */
  private static final long GONE = -1;

  private final ProcedureContext context;
  private final long[] owners;
  private final boolean strict;

  /** How many items each has. */
  private final long[] totals;

  /** The moment of the newest item of each; 0 if there is none. */
  private final long[] moments;

  /**
   * Reads the numbers.
   *
   * @param owners the ids of their nodes
   * @param strict whether to fail where there are fewer items than the total
   */
  ReadTimelines(ProcedureContext context, long[] owners, boolean strict) {
    this.context = context;
    this.owners = owners;
    this.strict = strict;
    totals = new long[owners.length];
    moments = new long[owners.length];
    for (int place = 0; place < owners.length; place++) {
      read(place);
    }
  }

  private void read(int place) {
    try {
      Object[] numbers = context.properties().values(owners[place], NUMBERS);
      totals[place] = Timeline.number(numbers[0]);
      moments[place] = Timeline.number(numbers[1]);
    } catch (NotFoundException e) {
      totals[place] = GONE;
    }
  }

  /** How many items there are. */
  long total() {
    return present().mapToLong(place -> totals[place]).sum();
  }

  IntStream all() {
    return IntStream.range(0, owners.length).filter(place -> totals[place] != GONE);
  }

  /** The timelines that have items. */
  IntStream present() {
    return all().filter(place -> totals[place] > 0);
  }

  /** The timelines that can have one of so many newest items. */
  IntStream withNewest(long count) {
    SmallestNumbers newest = new SmallestNumbers(count);
    present().forEach(place -> newest.add(~moments[place]));
    long bound = newest.bound();
    return present().filter(place -> ~moments[place] <= bound);
  }

  /** The newest item's moment. */
  long moment(int place) {
    return moments[place];
  }

  /** The items, the newest first; each is read when it is asked for. */
  Iterator<Node> items(int place) {
    return counted(Chain.fromNewest(context, owner(place)), place);
  }

  /** The items, the oldest first; of a timeline with both ends only. */
  Iterator<Node> itemsFromOldest(int place) {
    return counted(Chain.fromOldest(owner(place)), place);
  }

  private Node owner(int place) {
    return NodeIds.node(context.transaction(), owners[place]);
  }

  private Iterator<Node> counted(Iterator<Node> items, int place) {
    return strict ? new CountedItems(items, totals[place]) : items;
  }

  /**
   * The items of a timeline. Fails where the chain ends before the timeline's total: a reader who
   * has no lock can miss a link that a commit replaces at this moment. For one thread.
   */
  private static final class CountedItems implements Iterator<Node> {

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
}
