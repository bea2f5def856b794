package io.shindigneo4j.schema.query;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;

/**
 * Keeps the items of which at least one value compares; numbers and booleans compare by their text.
 */
public record Filter(
    @Description("where the value stands") Target target,
    @Description("how to compare") Comparison comparison,
    @MayBeAbsent @Description("what to compare with; absent for present") String value) {

  public Filter {
    if (comparison != Comparison.PRESENT) {
      InvalidParameterException.ifNull(value, "value");
    }
  }
}
