package io.shindigneo4j.procedures.query;

import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.Predicate;
import org.neo4j.graphdb.Node;

/**
 * One page of a list, and how many there are in all. Keeps no more nodes in memory than the page
 * and what comes before it.
 *
 * @param total the number of all candidates that passed the filter
 */
public record Listing(long total, List<Node> nodes) {

  /**
   * The page that a query asks for.
   *
   * @param condition what an item must be besides
   */
  public static Listing of(
      Iterator<Candidate> candidates, Predicate<Node> condition, ListQuery query) {
    Predicate<Node> filter = condition.and(NodeFilter.of(query));
    Sort sort = query.sort();
    Page page = query.page();
    Comparator<SortedNode> order = SortedNode.order(sort.ascending());
    PriorityQueue<SortedNode> first = new PriorityQueue<>(order.reversed());
    long kept = page.first() + page.limit();
    long total = 0;
    while (candidates.hasNext()) {
      Candidate candidate = candidates.next();
      if (filter.test(candidate.node())) {
        total++;
        add(first, SortedNode.of(candidate, sort), kept);
      }
    }
    return new Listing(total, lastOf(first, page.first()));
  }

  private static void add(PriorityQueue<SortedNode> first, SortedNode node, long kept) {
    if (first.size() < kept) {
      first.add(node);
    } else if (kept > 0 && first.comparator().compare(node, first.element()) > 0) {
      first.remove();
      first.add(node);
    }
  }

  /** Empties the queue, whose head is the last of the page. */
  private static List<Node> lastOf(PriorityQueue<SortedNode> queue, long skipped) {
    List<Node> nodes = new ArrayList<>();
    while (queue.size() > skipped) {
      nodes.add(queue.remove().node());
    }
    Collections.reverse(nodes);
    return nodes;
  }
}
