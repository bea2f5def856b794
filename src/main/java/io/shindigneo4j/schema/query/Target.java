package io.shindigneo4j.schema.query;

import io.shindigneo4j.schema.InvalidParameterException;

/**
 * Where a value stands.
 *
 * @param detail the relationship type that leads to the entries with the value; null where the item
 *     itself has it
 * @param property the property key
 */
public record Target(String detail, String property) {

  public Target {
    InvalidParameterException.ifNull(property, "property");
  }

  /** A property of the item itself. */
  public static Target property(String property) {
    return new Target(null, property);
  }
}
