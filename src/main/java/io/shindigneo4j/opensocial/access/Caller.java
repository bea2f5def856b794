package io.shindigneo4j.opensocial.access;

import java.util.Optional;
import org.apache.shindig.auth.SecurityToken;

/**
 * The caller of a service.
 *
 * @param viewer the person at the screen; null if nobody is signed in
 * @param application the id of the gadget or client that asks on the person's behalf; may be null
 * @param scopes what the application may do at most
 */
public record Caller(String viewer, String application, Scopes scopes) {

  /** A caller whose token has no scopes. */
  public Caller(String viewer, String application) {
    this(viewer, application, Scopes.UNLIMITED);
  }

  static Caller of(SecurityToken token) {
    boolean known = !token.isAnonymous() && token.getViewerId() != null;
    String viewer = known ? token.getViewerId() : null;
    return new Caller(viewer, ApplicationId.of(token), ScopedToken.of(token));
  }

  Optional<String> signedIn() {
    return Optional.ofNullable(viewer);
  }
}
