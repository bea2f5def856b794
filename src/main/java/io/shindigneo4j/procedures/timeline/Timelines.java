package io.shindigneo4j.procedures.timeline;

import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.PrimitiveIterator;
import java.util.function.Function;
import java.util.stream.Stream;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;

/** Several timelines as one list, the newest item first; items of one moment by id. */
public final class Timelines {

  /** How often a list is read at most while others change it. */
  private static final int MAX_READS = 4;

  private final ProcedureContext context;
  private final WorkBudget budget;
  private final long[] owners;
  private final boolean haveBothEnds;

  private Timelines(
      ProcedureContext context, WorkBudget budget, Stream<Node> owners, boolean haveBothEnds) {
    this.context = context;
    this.budget = budget;
    this.owners = owners.mapToLong(NodeIds::of).toArray();
    this.haveBothEnds = haveBothEnds;
  }

  /**
   * The timelines of some nodes.
   *
   * @param owners charged to the budget as they are read
   */
  public static Timelines of(ProcedureContext context, WorkBudget budget, Stream<Node> owners) {
    return new Timelines(context, budget, owners, false);
  }

  /** The same, of timelines with both ends. */
  public static Timelines withBothEnds(
      ProcedureContext context, WorkBudget budget, Stream<Node> owners) {
    return new Timelines(context, budget, owners, true);
  }

  /**
   * A page. In the natural order and without a condition, this reads the items on the page and
   * before it, and the newest moment of each timeline. In the reverse order it also reads the
   * oldest item of each timeline, if all have both ends. In all other cases it reads every item.
   */
  public Listing list(ListQuery query) {
    return read(timelines -> list(timelines, query));
  }

  /**
   * Reads again what others change meanwhile. The last attempt takes what there is, as a total may
   * also be wrong for good.
   */
  private Listing read(Function<ReadTimelines, Listing> reading) {
    for (int i = 1; i < MAX_READS; i++) {
      try {
        return reading.apply(timelines(true));
      } catch (NotFoundException e) {
        // an item has gone, or its place in the chain
      }
    }
    return reading.apply(timelines(false));
  }

  private ReadTimelines timelines(boolean strict) {
    return new ReadTimelines(context, owners, strict);
  }

  private Listing list(ReadTimelines timelines, ListQuery query) {
    Page page = query.page();
    if (query.isNatural() && query.sort().ascending()) {
      long end = page.first() + page.limit();
      return page(timelines, TimelineMerge.newestFirst(context, timelines, end), page);
    }
    return query.isNatural() && haveBothEnds
        ? page(timelines, TimelineMerge.oldestFirst(context, timelines), page)
        : Listing.of(candidates(timelines), item -> true, query);
  }

  /** The place of an item in the natural order. */
  public static Candidate candidate(Node item) {
    return new Candidate(item, -Timeline.number(item, GraphNames.MOMENT));
  }

  private Listing page(ReadTimelines timelines, Iterator<Node> items, Page wanted) {
    List<Node> page = new ArrayList<>();
    long end = wanted.first() + wanted.limit();
    for (long place = 0; place < end && wanted.limit() > 0 && items.hasNext(); place++) {
      budget.spendStored();
      Node item = items.next();
      if (place >= wanted.first()) {
        page.add(item);
      }
    }
    return new Listing(timelines.total(), page);
  }

  /** All items. An iterator of a stream would hold those of a whole timeline. */
  private Iterator<Candidate> candidates(ReadTimelines timelines) {
    PrimitiveIterator.OfInt places = timelines.all().iterator();
    return new Iterator<>() {
      private Iterator<Node> items = Collections.emptyIterator();

      @Override
      public boolean hasNext() {
        while (!items.hasNext() && places.hasNext()) {
          items = timelines.items(places.nextInt());
        }
        return items.hasNext();
      }

      @Override
      public Candidate next() {
        budget.spendStored();
        return candidate(items.next());
      }
    };
  }
}
