package io.shindigneo4j.schema.messages;

import io.shindigneo4j.schema.InvalidParameterException;
import java.util.Map;

/**
 * The parameters of {@link MessageOperations#UPDATE_COLLECTION}.
 *
 * @param properties the new values; null removes one
 */
public record UpdateCollection(String user, String collection, Map<String, Object> properties) {

  public UpdateCollection {
    InvalidParameterException.ifNull(user, "user");
    InvalidParameterException.ifNull(collection, "collection");
    InvalidParameterException.ifNull(properties, "properties");
  }
}
