package io.shindigneo4j.testing;

import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.DefaultAccessPolicy;

/** Who may do what in a test. */
public final class Policies {

  private Policies() {}

  /** The default policy with its default settings. */
  public static AccessControl standard() {
    return new AccessControl(new DefaultAccessPolicy(false));
  }

  /** The default policy where anonymous callers may read people. */
  public static AccessControl anonymousRead() {
    return new AccessControl(new DefaultAccessPolicy(true));
  }
}
