package io.shindigneo4j.opensocial.access;

import org.apache.shindig.auth.BasicSecurityToken;

/** A person's token for the application "1", with scopes. */
final class ScopedViewer extends BasicSecurityToken implements ScopedToken {

  private final Scopes scopes;

  ScopedViewer(String viewer, Scopes scopes) {
    super(viewer, viewer, "1", "shindig", "1", "0", "default", null, null);
    this.scopes = scopes;
  }

  @Override
  public Scopes scopes() {
    return scopes;
  }
}
