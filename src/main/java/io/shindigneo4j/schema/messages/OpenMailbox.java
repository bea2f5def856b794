package io.shindigneo4j.schema.messages;

import io.shindigneo4j.schema.InvalidParameterException;

/**
 * The parameters of {@link MessageOperations#OPEN_MAILBOX}.
 *
 * @param updated now, as an ISO 8601 text
 */
public record OpenMailbox(String user, String updated) {

  public OpenMailbox {
    InvalidParameterException.ifNull(user, "user");
    InvalidParameterException.ifNull(updated, "updated");
  }
}
