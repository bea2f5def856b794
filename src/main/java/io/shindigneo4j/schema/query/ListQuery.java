package io.shindigneo4j.schema.query;

import io.shindigneo4j.schema.Description;
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
}
