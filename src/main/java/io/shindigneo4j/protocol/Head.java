package io.shindigneo4j.protocol;

/**
 * What tells whose a message is before it is decoded as a whole.
 *
 * @param type as on the wire
 */
public record Head(String type, long id) {

  /** Whether the server says with it that a request has succeeded. */
  public boolean isSuccess() {
    return type.equals("success");
  }

  /** Whether the server says with it that a request is answered. */
  public boolean isLast() {
    return isSuccess() || type.equals("failure") || type.equals("routing");
  }

  /** Whether it is from a server. */
  public boolean isResponse() {
    return isLast() || type.equals("records");
  }
}
