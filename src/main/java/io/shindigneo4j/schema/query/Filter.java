package io.shindigneo4j.schema.query;

import io.shindigneo4j.schema.InvalidParameterException;

/**
 * Keeps the items of which at least one value compares; numbers and booleans compare by their text.
 */
public record Filter(Target target, Comparison comparison, String value) {

  public Filter {
    InvalidParameterException.ifNull(target, "target");
    InvalidParameterException.ifNull(comparison, "comparison");
    if (comparison != Comparison.PRESENT) {
      InvalidParameterException.ifNull(value, "value");
    }
  }
}
