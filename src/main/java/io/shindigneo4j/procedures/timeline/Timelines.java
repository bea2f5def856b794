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
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;

/** Several timelines as one list, the newest item first; items of one moment by id. */
public final class Timelines {

  /** How often a list is read at most while others change it. */
  private static final int MOST_READS = 4;

  private final ProcedureContext context;
  private final List<Node> owners;
  private final boolean haveBothEnds;

  private Timelines(ProcedureContext context, Collection<Node> owners, boolean haveBothEnds) {
    this.context = context;
    this.owners = List.copyOf(owners);
    this.haveBothEnds = haveBothEnds;
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
    return read(timelines -> list(timelines, query));
  }

  /**
   * Reads again what others change meanwhile. The last attempt takes what there is, as a total may
   * also be wrong for good.
   */
  private Listing read(Function<List<ReadTimeline>, Listing> reading) {
    for (int i = 1; i < MOST_READS; i++) {
      try {
        return reading.apply(timelines(true));
      } catch (NotFoundException e) {
        // an item has gone, or its place in the chain
      }
    }
    return reading.apply(timelines(false));
  }

  private List<ReadTimeline> timelines(boolean strict) {
    return owners.stream()
        .map(owner -> new ReadTimeline(context, owner, haveBothEnds, strict))
        .toList();
  }

  private Listing list(List<ReadTimeline> timelines, ListQuery query) {
    if (query.sort().target() != null || isNarrowed(query)) {
      return filtered(timelines, query);
    } else if (query.sort().ascending()) {
      return page(timelines, TimelineMerge.newestFirst(context, timelines), query.page());
    }
    return timelines.stream().allMatch(ReadTimeline::hasBothEnds)
        ? page(timelines, TimelineMerge.oldestFirst(context, timelines), query.page())
        : filtered(timelines, query);
  }

  private static Listing filtered(List<ReadTimeline> timelines, ListQuery query) {
    return Listing.of(candidates(timelines), item -> true, query);
  }

  /** The place of an item in the natural order. */
  public static Candidate candidate(Node item) {
    return new Candidate(item, -Timeline.number(item, GraphNames.MOMENT));
  }

  private static boolean isNarrowed(ListQuery query) {
    return query.filter() != null || query.updatedSince() != null;
  }

  private static Listing page(List<ReadTimeline> timelines, Iterator<Node> items, Page wanted) {
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

  private static Iterator<Candidate> candidates(List<ReadTimeline> timelines) {
    return timelines.stream()
        .flatMap(timeline -> stream(timeline.items()))
        .map(Timelines::candidate)
        .iterator();
  }

  private static Stream<Node> stream(Iterator<Node> items) {
    return StreamSupport.stream(Spliterators.spliteratorUnknownSize(items, 0), false);
  }
}
