package io.shindigneo4j.procedures.timeline;

import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterators;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.neo4j.graphdb.Node;

/** Several timelines as one list, the newest item first; items of one moment by id. */
public final class Timelines {

  private final ProcedureContext context;
  private final List<ReadTimeline> timelines;

  private Timelines(ProcedureContext context, Collection<Node> owners, boolean haveBothEnds) {
    this.context = context;
    this.timelines =
        owners.stream().map(owner -> new ReadTimeline(context, owner, haveBothEnds)).toList();
  }

  public static Timelines of(ProcedureContext context, Collection<Node> owners) {
    return new Timelines(context, owners, false);
  }

  /** Timelines with both ends. */
  public static Timelines withBothEnds(ProcedureContext context, Collection<Node> owners) {
    return new Timelines(context, owners, true);
  }

  /**
   * A page. In the natural order and without a condition, this reads the items on the page and
   * before it, and the newest moment of each timeline. In the reverse order it also reads the
   * oldest item of each timeline, if all have both ends. In all other cases it reads every item.
   */
  public Listing list(ListQuery query) {
    if (query.sort().target() != null || isNarrowed(query)) {
      return list(item -> true, query);
    } else if (query.sort().ascending()) {
      return page(TimelineMerge.newestFirst(context, timelines), query.page());
    }
    return timelines.stream().allMatch(ReadTimeline::hasBothEnds)
        ? page(TimelineMerge.oldestFirst(context, timelines), query.page())
        : list(item -> true, query);
  }

  /** As {@link #list(ListQuery)}, but only items that meet the condition; reads every item. */
  public Listing list(Predicate<Node> condition, ListQuery query) {
    return Listing.of(candidates(), condition, query);
  }

  /** The place of an item in the natural order. */
  public static Candidate candidate(Node item) {
    return new Candidate(item, -Timeline.number(item, GraphNames.MOMENT));
  }

  private static boolean isNarrowed(ListQuery query) {
    return query.filter() != null || query.updatedSince() != null;
  }

  private Listing page(Iterator<Node> items, Page wanted) {
    List<Node> page = new ArrayList<>();
    long end = wanted.first() + wanted.limit();
    for (long place = 0; place < end && wanted.limit() > 0 && items.hasNext(); place++) {
      Node item = items.next();
      if (place >= wanted.first()) {
        page.add(item);
      }
    }
    return new Listing(timelines.stream().mapToLong(ReadTimeline::total).sum(), page);
  }

  private Iterator<Candidate> candidates() {
    return timelines.stream()
        .flatMap(timeline -> stream(timeline.items()))
        .map(Timelines::candidate)
        .iterator();
  }

  private static Stream<Node> stream(Iterator<Node> items) {
    return StreamSupport.stream(Spliterators.spliteratorUnknownSize(items, 0), false);
  }
}
