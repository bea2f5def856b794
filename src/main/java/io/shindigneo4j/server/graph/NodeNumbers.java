package io.shindigneo4j.server.graph;

import java.util.function.LongPredicate;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.LongIntHashMap;

/** Assigns numbers, from 0 on, to the nodes of one label. Confined to one thread. */
final class NodeNumbers {

  private static final int UNKNOWN = -2;

  private final LongPredicate labelled;
  private final boolean writable;
  private final LongArrayList nodes = new LongArrayList();

  /** Includes the nodes without the label, which have no number. */
  private final LongIntHashMap numbers = new LongIntHashMap();

  /**
   * @param labelled whether a node has the label
   * @param writable whether the transaction may change that
   */
  NodeNumbers(LongPredicate labelled, boolean writable) {
    this.labelled = labelled;
    this.writable = writable;
  }

  int count() {
    return nodes.size();
  }

  long node(int number) {
    return nodes.get(number);
  }

  /** {@link SocialGraph#NONE} for a node without the label. */
  int number(long node) {
    int known = numbers.getIfAbsent(node, UNKNOWN);
    if (known == UNKNOWN) {
      return labelled.test(node) ? assign(node) : none(node);
    }
    return writable && !labelled.test(node) ? SocialGraph.NONE : known;
  }

  private int assign(long node) {
    int number = nodes.size();
    nodes.add(node);
    numbers.put(node, number);
    return number;
  }

  private int none(long node) {
    if (!writable) {
      numbers.put(node, SocialGraph.NONE);
    }
    return SocialGraph.NONE;
  }
}
