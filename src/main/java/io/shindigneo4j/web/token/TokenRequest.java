package io.shindigneo4j.web.token;

import io.shindigneo4j.opensocial.oauth.Lifetimes;
import java.time.Duration;
import java.util.Optional;

/**
 * The content of a token to issue.
 *
 * @param viewer the id of the person who uses the application
 * @param owner the id of the person whose page has the application
 * @param application the id of the application: the URI of its gadget, or any other text
 * @param lifetime whole seconds, at least one; no longer than revocations are remembered
 * @param session the id of the session for which it is issued, with which it is revoked; empty for
 *     none
 */
public record TokenRequest(
    String viewer, String owner, String application, Duration lifetime, Optional<String> session) {

  public TokenRequest {
    if (viewer.isBlank() || owner.isBlank() || application.isBlank()) {
      throw new IllegalArgumentException("Viewer, owner and application must have a name each");
    }
    if (lifetime.toSeconds() <= 0 || !Lifetimes.isAllowed(lifetime)) {
      throw new IllegalArgumentException("A token cannot live for " + lifetime);
    }
  }

  /** Of no session. */
  public TokenRequest(String viewer, String owner, String application, Duration lifetime) {
    this(viewer, owner, application, lifetime, Optional.empty());
  }
}
