package io.shindigneo4j.protocol;

/**
 * The type and the id of a message, which are read before the whole message is decoded.
 *
 * @param type as on the wire
 */
public record Head(String type, long id) {

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
