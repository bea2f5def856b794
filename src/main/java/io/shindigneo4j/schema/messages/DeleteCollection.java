package io.shindigneo4j.schema.messages;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;

/** The parameters of {@link MessageOperations#DELETE_COLLECTION}. */
public record DeleteCollection(
    @Description("a person's id") String user,
    @Description("a collection's id") String collection) {

  public DeleteCollection {
    InvalidParameterException.ifNull(user, "user");
    InvalidParameterException.ifNull(collection, "collection");
  }
}
