package io.shindigneo4j.protocol;

import java.util.OptionalLong;

/**
 * The type and the id of a message, which are read before the whole message is decoded.
 *
 * @param type as on the wire
 * @param transaction the open one that the message names; empty where it was not looked for
 */
public record Head(String type, long id, OptionalLong transaction) {

  public Head(String type, long id) {
    this(type, id, OptionalLong.empty());
  }

  /** Whether it says that a request has succeeded. */
  public boolean isSuccess() {
    return type.equals("success");
  }

  /** Whether it is the last message of a response. */
  public boolean isLast() {
    return isSuccess() || type.equals("failure") || type.equals("routing");
  }

  /** Whether it says that the server is about to stop; it answers no request. */
  public boolean isGoAway() {
    return type.equals("goaway");
  }

  /** Whether it is a part of a response. */
  public boolean isResponse() {
    return isLast() || type.equals("records") || isOfSubscription();
  }

  private boolean isOfSubscription() {
    return type.equals(EventFields.SUBSCRIBED)
        || type.equals(EventFields.EVENT)
        || type.equals(EventFields.GAP);
  }
}
