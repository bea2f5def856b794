package io.shindigneo4j.opensocial.access;

import java.util.Optional;
import org.apache.shindig.auth.SecurityToken;

/**
 * The caller of a service.
 *
 * @param viewer the person at the screen; null if nobody is signed in
 * @param application the id of the gadget that asks on the person's behalf; may be null
 */
public record Caller(String viewer, String application) {

  static Caller of(SecurityToken token) {
    boolean known = !token.isAnonymous() && token.getViewerId() != null;
    return new Caller(known ? token.getViewerId() : null, token.getAppId());
  }

  Optional<String> signedIn() {
    return Optional.ofNullable(viewer);
  }
}
