package io.shindigneo4j.opensocial.access;

import org.apache.shindig.auth.SecurityToken;

/** A token of an application that may do what its scopes say, and the policy allows. */
public interface ScopedToken extends SecurityToken {

  Scopes scopes();

  /**
   * The scopes of any token.
   *
   * @param token null for none
   */
  static Scopes of(SecurityToken token) {
    return token instanceof ScopedToken scoped ? scoped.scopes() : Scopes.UNLIMITED;
  }

  /**
   * Whether a token is for the social API alone: it opens neither gadgets nor other sites.
   *
   * @param token null for none
   */
  static boolean isForDataAlone(SecurityToken token) {
    return token instanceof ScopedToken;
  }
}
