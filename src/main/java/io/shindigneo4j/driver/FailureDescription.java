package io.shindigneo4j.driver;

import java.net.URI;
import org.jspecify.annotations.Nullable;

/** The content of a {@link DriverException}. */
record FailureDescription(String code, String message, String subject, URI server) {

  private static final int LONGEST_SUBJECT = 80;

  TransientDriverException transiently(@Nullable Throwable cause) {
    return new TransientDriverException(this, cause, false);
  }

  /** Of a request that is safe to repeat and has lost its connection. */
  TransientDriverException lost(@Nullable Throwable cause) {
    return new TransientDriverException(this, cause, true);
  }

  PermanentDriverException permanently(@Nullable Throwable cause) {
    return new PermanentDriverException(this, cause);
  }

  @Override
  public String toString() {
    return code + ": " + message + " (" + shortSubject() + " at " + server + ")";
  }

  private String shortSubject() {
    return subject.length() <= LONGEST_SUBJECT
        ? subject
        : subject.substring(0, LONGEST_SUBJECT) + "...";
  }
}
