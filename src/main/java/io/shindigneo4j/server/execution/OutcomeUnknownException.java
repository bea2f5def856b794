package io.shindigneo4j.server.execution;

/** A commit has failed halfway: the write may have taken effect, or may do so after a restart. */
public final class OutcomeUnknownException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final boolean repeatable;

  public OutcomeUnknownException(Throwable cause, boolean repeatable) {
    super("the write may or may not have taken effect", cause);
    this.repeatable = repeatable;
  }

  /** Whether the write may be done again, and takes effect once. */
  boolean repeatable() {
    return repeatable;
  }
}
