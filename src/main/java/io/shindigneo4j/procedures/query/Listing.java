package io.shindigneo4j.procedures.query;

import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.ArrayList;
import java.util.Collections;
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

  /** How long the texts may be together that those kept are ordered by. */
  private static final long MAX_CHARACTERS = 16L << 20;

  /**
   * The page that a query asks for.
   *
   * @param condition what an item must be besides
   * @throws RequestException if what comes before the page has too much text to be ordered by
   */
  public static Listing of(
      Iterator<Candidate> candidates, Predicate<Node> condition, ListQuery query) {
    Predicate<Node> filter = condition.and(NodeFilter.of(query));
    Sort sort = query.sort();
    Page page = query.page();
    First first = new First(sort, page.first() + page.limit());
    long total = 0;
    while (candidates.hasNext()) {
      Candidate candidate = candidates.next();
      if (filter.test(candidate.node())) {
        total++;
        first.add(SortedNode.of(candidate, sort));
      }
    }
    return new Listing(total, first.behind(page.first()));
  }

  /** The first ones, in the order of a query. */
  private static final class First {
    /** Its head is the last of them. */
    private final PriorityQueue<SortedNode> queue;

    private final long most;
    private long characters;

    private First(Sort sort, long most) {
      this.queue = new PriorityQueue<>(SortedNode.order(sort.ascending()).reversed());
      this.most = most;
    }

    private void add(SortedNode node) {
      if (queue.size() < most) {
        keep(node);
      } else if (most > 0 && queue.comparator().compare(node, queue.element()) > 0) {
        characters -= queue.remove().characters();
        keep(node);
      }
    }

    private void keep(SortedNode node) {
      characters += node.characters();
      if (characters > MAX_CHARACTERS) {
        throw RequestException.resultTooLarge(
            "more than %d characters to be ordered by".formatted(MAX_CHARACTERS));
      }
      queue.add(node);
    }

    /** Empties it. */
    private List<Node> behind(long skipped) {
      List<Node> nodes = new ArrayList<>();
      while (queue.size() > skipped) {
        nodes.add(queue.remove().node());
      }
      Collections.reverse(nodes);
      return nodes;
    }
  }
}
