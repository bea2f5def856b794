package io.shindigneo4j.schema.query;

import io.shindigneo4j.schema.InvalidParameterException;

/**
 * Which part of a list, and in what order.
 *
 * @param filter null for no condition
 * @param updatedSince keeps the items whose {@code updated} is this moment or later, an ISO 8601
 *     text in UTC with milliseconds; null for no condition
 */
public record ListQuery(Filter filter, String updatedSince, Sort sort, Page page) {

  public ListQuery {
    InvalidParameterException.ifNull(sort, "sort");
    InvalidParameterException.ifNull(page, "page");
  }
}
