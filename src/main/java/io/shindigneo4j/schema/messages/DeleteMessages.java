package io.shindigneo4j.schema.messages;

import io.shindigneo4j.schema.InvalidParameterException;
import java.util.List;

/**
 * The parameters of {@link MessageOperations#DELETE}.
 *
 * @param updated now, as an ISO 8601 text
 */
public record DeleteMessages(String user, String collection, List<String> ids, String updated) {

  public DeleteMessages {
    InvalidParameterException.ifNull(user, "user");
    InvalidParameterException.ifNull(collection, "collection");
    InvalidParameterException.ifNull(ids, "ids");
    InvalidParameterException.ifNull(updated, "updated");
  }
}
