package io.shindigneo4j.web.client;

import com.google.common.base.Strings;
import java.util.Optional;
import org.apache.shindig.auth.AnonymousSecurityToken;
import org.apache.shindig.auth.BasicSecurityToken;
import org.apache.shindig.auth.SecurityToken;

/** The viewer whom a security token signs in. */
public final class SignedInViewer {

  private SignedInViewer() {}

  /**
   * The id of the viewer; empty if nobody is signed in.
   *
   * @param token null for none
   */
  public static Optional<String> of(SecurityToken token) {
    return Optional.ofNullable(token)
        .filter(given -> !given.isAnonymous())
        .map(SecurityToken::getViewerId)
        .filter(SignedInViewer::isSomebody);
  }

  /**
   * The same for tokens that Shindig has checked. A plain token can be written by anybody, who
   * could use up what another viewer has.
   *
   * @param token null for none
   */
  public static Optional<String> checked(SecurityToken token) {
    return of(token).filter(viewer -> !(token instanceof BasicSecurityToken));
  }

  /**
   * Whether a viewer's id is that of a person.
   *
   * @param viewer null for none
   */
  public static boolean isSomebody(String viewer) {
    return !Strings.isNullOrEmpty(viewer) && !viewer.equals(AnonymousSecurityToken.ANONYMOUS_ID);
  }
}
