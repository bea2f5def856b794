package io.shindigneo4j.procedures.timeline;

import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.query.ListQuery;
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

  private final List<Timeline> timelines;

  private Timelines(List<Timeline> timelines) {
    this.timelines = timelines;
  }

  public static Timelines of(Collection<Node> owners) {
    return new Timelines(owners.stream().map(Timeline::new).toList());
  }

  /**
   * A page. In the natural order and without a condition it reads the page, what comes before it
   * and the newest moment of each timeline; otherwise it reads every item.
   */
  public Listing list(ListQuery query) {
    return query.sort().target() == null && query.sort().ascending() && !isNarrowed(query)
        ? newest(query.page().first(), query.page().limit())
        : Listing.of(candidates(), item -> true, query);
  }

  /** As {@link #list(ListQuery)}, of those items alone that pass; reads every item. */
  public Listing list(Predicate<Node> condition, ListQuery query) {
    return Listing.of(candidates(), condition, query);
  }

  private static boolean isNarrowed(ListQuery query) {
    return query.filter() != null || query.updatedSince() != null;
  }

  private Listing newest(long first, long limit) {
    List<Node> page = new ArrayList<>();
    Iterator<Node> items = new NewestFirst(timelines);
    for (long place = 0; place < first + limit && items.hasNext(); place++) {
      Node item = items.next();
      if (place >= first) {
        page.add(item);
      }
    }
    return new Listing(timelines.stream().mapToLong(Timeline::total).sum(), page);
  }

  private Iterator<Candidate> candidates() {
    return timelines.stream()
        .flatMap(timeline -> stream(timeline.items()))
        .map(item -> new Candidate(item, -Timeline.number(item, GraphNames.MOMENT)))
        .iterator();
  }

  private static Stream<Node> stream(Iterator<Node> items) {
    return StreamSupport.stream(Spliterators.spliteratorUnknownSize(items, 0), false);
  }
}
