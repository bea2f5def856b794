package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.procedures.query.ValueOrder;
import java.util.Comparator;
import java.util.function.IntFunction;

/** A person or group with a score. */
final class Scored {

  /** The highest score first, then by id. */
  static final Comparator<Scored> BEST_FIRST = Scored::compare;

  /** By score alone. */
  static final Comparator<Scored> HIGHEST_FIRST =
      (one, other) -> Long.compare(other.score, one.score);

  private final int number;
  private final long score;
  private final IntFunction<?> ids;

  /** Read only when scores are equal; null until then. */
  private Object id;

  Scored(int number, long score, IntFunction<?> ids) {
    this.number = number;
    this.score = score;
    this.ids = ids;
  }

  private static int compare(Scored one, Scored other) {
    return one.score == other.score
        ? ValueOrder.ASCENDING.compare(one.id(), other.id())
        : HIGHEST_FIRST.compare(one, other);
  }

  int number() {
    return number;
  }

  long score() {
    return score;
  }

  Object id() {
    if (id == null) {
      id = ids.apply(number);
    }
    return id;
  }
}
