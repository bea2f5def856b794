package io.shindigneo4j.schema.query;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;

/**
 * A part of a list, and its order.
 *
 * @param filter null for no condition
 * @param updatedSince keeps the items whose {@code updated} is this moment or later, an ISO 8601
 *     text in UTC with milliseconds; null for no condition
 */
public record ListQuery(
    @MayBeAbsent @Description("what to keep; absent for all") Filter filter,
    @MayBeAbsent @Description("keeps what was updated since; absent for all") String updatedSince,
    @Description("the order") Sort sort,
    @Description("which part of the list") Page page) {

  /** Whether it asks for all, in their natural order or its reverse. */
  public boolean isNatural() {
    return filter == null && updatedSince == null && sort.target() == null;
  }

  /**
   * Keeps the items of which at least one value compares; numbers and booleans compare by their
   * text.
   */
  public record Filter(
      @Description("where the value stands") Target target,
      @Description("how to compare") Comparison comparison,
      @MayBeAbsent @Description("what to compare with; absent for present") String value) {

    /** The most characters of a value. */
    public static final int MAX_LENGTH = 1_000;

    public Filter {
      if (comparison != Comparison.PRESENT) {
        InvalidParameterException.ifNull(value, "value");
      }
      if (value != null && value.length() > MAX_LENGTH) {
        throw new InvalidParameterException("a filter has at most " + MAX_LENGTH + " characters");
      }
    }
  }

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

  /**
   * The comparison that a filter makes; OpenSocial Core API Server 2.5.1, {@code filterOp}. Upper
   * and lower case differ.
   */
  public enum Comparison {
    CONTAINS,
    EQUALS,
    STARTS_WITH,
    /** There is a value, and it is not the empty string. */
    PRESENT
  }

  /**
   * The order of a list. Items without the value come last; equals are in order of id, so that the
   * order is total.
   *
   * @param target what to order by, where there are several values the first of them; null is the
   *     order of the list itself, which its operation describes
   */
  public record Sort(
      @MayBeAbsent @Description("what to order by; absent for the list's own order") Target target,
      @Description("whether the least comes first") boolean ascending) {}
}
