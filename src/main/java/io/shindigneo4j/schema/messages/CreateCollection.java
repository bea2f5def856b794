package io.shindigneo4j.schema.messages;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.request.Receipt;
import java.util.Map;

/**
 * The parameters of {@link MessageOperations#CREATE_COLLECTION}.
 *
 * @param properties of the collection, its id among them
 * @param updated now, as an ISO 8601 text
 * @param now the same in milliseconds since 1970
 * @param receipt null where the caller gave no request id
 */
public record CreateCollection(
    String user, Map<String, Object> properties, String updated, long now, Receipt receipt) {

  public CreateCollection {
    InvalidParameterException.ifNull(user, "user");
    InvalidParameterException.ifNull(properties, "properties");
    InvalidParameterException.ifNull(updated, "updated");
  }
}
