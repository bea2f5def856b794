package io.shindigneo4j.packs.traversal;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;

/** The parameters of the count. */
record CountTrue(
    @MayBeAbsent @Description("which nodes come first; breadth_first if absent") Order order,
    @MayBeAbsent @Description("how the tree is traversed; direct if absent") Method method,
    @MayBeAbsent @Description("how many times it is done and measured; 1 if absent")
        Long repetitions) {

  static final long MAX_REPETITIONS = 10_000;

  CountTrue {
    order = order == null ? Order.BREADTH_FIRST : order;
    method = method == null ? Method.DIRECT : method;
    repetitions = repetitions == null ? 1L : repetitions;
    if (repetitions < 1 || repetitions > MAX_REPETITIONS) {
      throw new InvalidParameterException(
          "repetitions must be from 1 to %d".formatted(MAX_REPETITIONS));
    }
  }
}
