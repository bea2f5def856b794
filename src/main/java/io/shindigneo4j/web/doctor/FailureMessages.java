package io.shindigneo4j.web.doctor;

import com.google.common.base.Throwables;

/** What is said of an exception. */
final class FailureMessages {

  private FailureMessages() {}

  /** Its message, with what it is where that alone tells. */
  static String words(Throwable failure) {
    String message = failure.getMessage();
    return message == null || message.isBlank()
        ? failure.getClass().getSimpleName()
        : message + " (" + failure.getClass().getSimpleName() + ")";
  }

  /** Whether it, or what has caused it, is of a class. */
  static boolean has(Throwable failure, Class<? extends Throwable> type) {
    return Throwables.getCausalChain(failure).stream().anyMatch(type::isInstance);
  }

  /** Whether it, or what has caused it, says that. */
  static boolean says(Throwable failure, String words) {
    return Throwables.getCausalChain(failure).stream()
        .anyMatch(cause -> String.valueOf(cause.getMessage()).contains(words));
  }
}
