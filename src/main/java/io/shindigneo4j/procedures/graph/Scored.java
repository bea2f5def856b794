package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.server.graph.SocialGraph;
import java.util.Comparator;

/** A person or group with a score. */
final class Scored {

  /** The highest score first, then by id. */
  static final Comparator<Scored> BEST_FIRST = Scored::compare;

  /** By score alone. */
  static final Comparator<Scored> HIGHEST_FIRST =
      (one, other) -> Long.compare(other.score, one.score);

  /** By id, of those that are ranked. */
  static final Comparator<Scored> BY_RANK = Comparator.comparingInt(scored -> scored.rank);

  private final int number;
  private final long score;
  private final IdOrder order;
  private final int rank;

  /** Read only when scores are equal and ranks do not tell; null until then. */
  private Object id;

  /**
   * @param rank that of the number in the order
   */
  Scored(int number, long score, IdOrder order, int rank) {
    this.number = number;
    this.score = score;
    this.order = order;
    this.rank = rank;
  }

  private static int compare(Scored one, Scored other) {
    return one.score == other.score ? compareIds(one, other) : HIGHEST_FIRST.compare(one, other);
  }

  private static int compareIds(Scored one, Scored other) {
    return one.isRanked() && other.isRanked()
        ? BY_RANK.compare(one, other)
        : ValueOrder.ASCENDING.compare(one.id(), other.id());
  }

  /** Whether it comes before another one of the same score and this rank, as far as ranks tell. */
  boolean isBefore(int otherRank) {
    return isRanked() && otherRank != SocialGraph.NONE && rank < otherRank;
  }

  int number() {
    return number;
  }

  long score() {
    return score;
  }

  boolean isRanked() {
    return rank != SocialGraph.NONE;
  }

  Object id() {
    if (id == null) {
      id = order.ids().apply(number);
    }
    return id;
  }
}
