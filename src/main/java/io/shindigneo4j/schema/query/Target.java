package io.shindigneo4j.schema.query;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;

/**
 * The property that a filter or an order compares.
 *
 * @param detail the relationship type that leads to the entries with the value; null if the item
 *     itself has it
 */
public record Target(
    @MayBeAbsent @Description("a relationship type; absent where the item has it") String detail,
    @Description("the property key") String property) {

  /** A property of the item itself. */
  public static Target property(String property) {
    return new Target(null, property);
  }
}
