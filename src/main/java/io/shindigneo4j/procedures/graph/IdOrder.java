package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.server.graph.SocialGraph;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/**
 * What tells the order of people or groups by their ids. For one call.
 *
 * @param ids the id of a number
 * @param ranks the place of a number in this order, {@link SocialGraph#NONE} where it is not known;
 *     where it is, the id is not read
 */
record IdOrder(IntFunction<?> ids, IntUnaryOperator ranks) {

  /** An order of which no place is known. */
  static IdOrder unranked(IntFunction<?> ids) {
    return new IdOrder(ids, number -> SocialGraph.NONE);
  }
}
