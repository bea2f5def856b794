package io.shindigneo4j.opensocial.dispatch;

import java.io.IOException;

/** The body has more bytes than are read. */
public final class BodyTooLargeException extends IOException {
  private static final long serialVersionUID = 1L;

  public BodyTooLargeException() {
    super("the body is too large");
  }
}
