package io.shindigneo4j.server.procedure;

/** Ends a call that will begin anew. No failure: the call is not counted, and nobody is told. */
public final class BeginAnewException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public BeginAnewException() {
    super("the call begins anew", null, false, false);
  }
}
