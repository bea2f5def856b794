package io.shindigneo4j.opensocial.access;

import java.util.Optional;
import org.apache.shindig.auth.SecurityToken;

/**
 * The caller of a service.
 *
 * @param viewer the person at the screen; null if nobody is signed in
 * @param application the id of the gadget or client that asks on the person's behalf; may be null
 * @param scopes what the application may do at most
 * @param inSession whether the token was issued in the session of a browser, as those of gadgets on
 *     the container's pages are
 */
public record Caller(String viewer, String application, Scopes scopes, boolean inSession) {

  /** A caller whose token has scopes, which no session's has. */
  public Caller(String viewer, String application, Scopes scopes) {
    this(viewer, application, scopes, false);
  }

  /** A caller whose token has no scopes, and is of no session. */
  public Caller(String viewer, String application) {
    this(viewer, application, Scopes.UNLIMITED);
  }

  static Caller of(SecurityToken token) {
    boolean known = !token.isAnonymous() && token.getViewerId() != null;
    String viewer = known ? token.getViewerId() : null;
    return new Caller(
        viewer, ApplicationId.of(token), ScopedToken.of(token), SessionId.of(token).isPresent());
  }

  Optional<String> signedIn() {
    return Optional.ofNullable(viewer);
  }
}
