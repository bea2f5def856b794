package io.shindigneo4j.schema.query;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;

/**
 * A part of a list: at most {@code limit} items, after the first {@code first}. Ends with the place
 * {@link Integer#MAX_VALUE}, which no list in memory exceeds.
 */
public record Page(
    @Description("how many come before") long first,
    @Description("how many to answer, at most") long limit) {

  public Page {
    if (first < 0 || limit < 0) {
      throw new InvalidParameterException("first and limit must not be negative");
    }
    first = Math.min(first, Integer.MAX_VALUE);
    limit = Math.min(limit, Integer.MAX_VALUE - first);
  }
}
