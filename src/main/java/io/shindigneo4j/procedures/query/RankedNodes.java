package io.shindigneo4j.procedures.query;

import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.server.graph.NodeIds;
import java.util.Iterator;
import java.util.function.LongUnaryOperator;
import org.eclipse.collections.api.iterator.LongIterator;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.LongLongHashMap;
import org.neo4j.graphdb.Transaction;

/** Nodes, each once with the best of its ranks. Keeps two numbers of a node. For one thread. */
public final class RankedNodes {

  /** The rank of a node without one, which comes where 0 does. */
  public static final long UNKNOWN = Long.MAX_VALUE;

  private final LongLongHashMap ranks = new LongLongHashMap();

  /**
   * Adds a node, or another rank of it.
   *
   * @param rank {@link #UNKNOWN} for none
   */
  public void add(long node, long rank) {
    if (rank <= ranks.getIfAbsent(node, UNKNOWN)) {
      ranks.put(node, rank);
    }
  }

  /** {@link #UNKNOWN} if it has none. */
  public long rank(long node) {
    return ranks.getIfAbsent(node, UNKNOWN);
  }

  /** All of them, in no order. */
  public Iterator<Candidate> candidates(Transaction transaction) {
    return candidates(transaction, ranks.keySet().longIterator());
  }

  /**
   * A page in the natural order, without a condition. Makes nodes of those only that are on it,
   * before it, or of the same rank as its last.
   */
  public Listing list(Transaction transaction, ListQuery query) {
    LongUnaryOperator order = query.sort().ascending() ? rank -> rank : rank -> ~rank;
    SmallestNumbers first = new SmallestNumbers(query.page().first() + query.page().limit());
    ranks.forEachValue(rank -> first.add(order.applyAsLong(place(rank))));
    long bound = first.bound();
    LongArrayList chosen = new LongArrayList();
    ranks.forEachKeyValue(
        (node, rank) -> {
          if (order.applyAsLong(place(rank)) <= bound) {
            chosen.add(node);
          }
        });
    Iterator<Candidate> candidates = candidates(transaction, chosen.longIterator());
    return new Listing(ranks.size(), Listing.of(candidates, node -> true, query).nodes());
  }

  private Iterator<Candidate> candidates(Transaction transaction, LongIterator nodes) {
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return nodes.hasNext();
      }

      @Override
      public Candidate next() {
        long node = nodes.next();
        return new Candidate(NodeIds.node(transaction, node), place(ranks.get(node)));
      }
    };
  }

  private static long place(long rank) {
    return rank == UNKNOWN ? 0 : rank;
  }
}
