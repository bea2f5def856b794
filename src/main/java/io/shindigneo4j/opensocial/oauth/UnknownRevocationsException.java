package io.shindigneo4j.opensocial.oauth;

/**
 * What was revoked has not been read yet, so that nobody can tell whether a credential is void.
 * Clients get 503, and come again.
 */
public final class UnknownRevocationsException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UnknownRevocationsException() {
    super("Nobody can be let in yet: what was revoked is not known");
  }
}
