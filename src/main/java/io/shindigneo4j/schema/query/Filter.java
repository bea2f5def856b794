package io.shindigneo4j.schema.query;

import io.shindigneo4j.schema.InvalidParameterException;

/**
 * Keeps the items of which at least one value compares; numbers and booleans compare by their text.
 */
public record Filter(Target target, Comparison comparison, String value) {

  public Filter {
    if (target == null || comparison == null) {
      throw new InvalidParameterException("a filter has a target and a comparison");
    }
    if (value == null && comparison != Comparison.PRESENT) {
      throw new InvalidParameterException("a filter has a value");
    }
  }
}
