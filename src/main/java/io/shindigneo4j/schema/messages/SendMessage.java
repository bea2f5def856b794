package io.shindigneo4j.schema.messages;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.people.Around;
import io.shindigneo4j.schema.request.Receipt;
import java.util.Map;

/**
 * The parameters of {@link MessageOperations#SEND}.
 *
 * @param around the recipients, as far as the sender may see them
 * @param message the properties of the message
 * @param inReplyTo the id of the message that it answers; null for none
 * @param collection where it goes with recipients who have such a collection; the inbox otherwise
 * @param updated now, as an ISO 8601 text
 * @param now the same in milliseconds since 1970
 * @param receipt null where the caller gave no request id
 */
public record SendMessage(
    String sender,
    Around around,
    Map<String, Object> message,
    String inReplyTo,
    String collection,
    String updated,
    long now,
    Receipt receipt) {

  public SendMessage {
    InvalidParameterException.ifNull(sender, "sender");
    InvalidParameterException.ifNull(around, "around");
    InvalidParameterException.ifNull(message, "message");
    InvalidParameterException.ifNull(collection, "collection");
    InvalidParameterException.ifNull(updated, "updated");
  }
}
