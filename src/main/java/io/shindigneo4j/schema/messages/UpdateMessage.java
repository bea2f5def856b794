package io.shindigneo4j.schema.messages;

import io.shindigneo4j.schema.InvalidParameterException;

/**
 * The parameters of {@link MessageOperations#UPDATE}.
 *
 * @param status null to keep it
 * @param target the id of the collection that the copy goes to; null to leave it where it is
 * @param updated now, as an ISO 8601 text
 * @param now the same in milliseconds since 1970
 */
public record UpdateMessage(
    String user,
    String collection,
    String id,
    MessageStatus status,
    String target,
    String updated,
    long now) {

  public UpdateMessage {
    InvalidParameterException.ifNull(user, "user");
    InvalidParameterException.ifNull(collection, "collection");
    InvalidParameterException.ifNull(id, "id");
    InvalidParameterException.ifNull(updated, "updated");
  }
}
