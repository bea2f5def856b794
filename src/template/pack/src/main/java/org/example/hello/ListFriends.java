package org.example.hello;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;

/** The parameters of the procedure. An InvalidParameterException tells the caller what is wrong. */
public record ListFriends(
    @Description("the person's id") String person,
    @MayBeAbsent @Description("the most names; 10 if absent") Long limit) {

  public ListFriends {
    limit = limit == null ? 10L : limit;
    if (limit < 1) {
      throw new InvalidParameterException("limit must be 1 or more");
    }
  }
}
