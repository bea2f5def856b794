package io.shindigneo4j.schema.query;

import io.shindigneo4j.schema.InvalidParameterException;

/** A part of a list: at most {@code limit} items, after the first {@code first}. */
public record Page(long first, long limit) {

  public Page {
    if (first < 0 || limit < 0) {
      throw new InvalidParameterException("a page has no negative numbers");
    }
  }
}
