package io.shindigneo4j.server.graph;

import java.util.function.LongPredicate;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.LongIntHashMap;

/** Gives numbers to nodes of one kind, from 0 on. For one thread. */
final class NodeNumbers {

  private static final int UNKNOWN = -2;

  private final LongPredicate belongs;
  private final boolean changing;
  private final LongArrayList nodes = new LongArrayList();

  /** Also of those that do not belong, which have no number. */
  private final LongIntHashMap numbers = new LongIntHashMap();

  /**
   * @param belongs whether a node is of the kind
   * @param changing whether that may change
   */
  NodeNumbers(LongPredicate belongs, boolean changing) {
    this.belongs = belongs;
    this.changing = changing;
  }

  int count() {
    return nodes.size();
  }

  long node(int number) {
    return nodes.get(number);
  }

  /** {@link SocialGraph#NONE} for a node of another kind. */
  int number(long node) {
    int known = numbers.getIfAbsent(node, UNKNOWN);
    if (known == UNKNOWN) {
      return belongs.test(node) ? given(node) : none(node);
    }
    return changing && !belongs.test(node) ? SocialGraph.NONE : known;
  }

  private int given(long node) {
    int number = nodes.size();
    nodes.add(node);
    numbers.put(node, number);
    return number;
  }

  private int none(long node) {
    if (!changing) {
      numbers.put(node, SocialGraph.NONE);
    }
    return SocialGraph.NONE;
  }
}
