package io.shindigneo4j.testing;

import org.apache.shindig.auth.AnonymousSecurityToken;
import org.apache.shindig.auth.BasicSecurityToken;
import org.apache.shindig.auth.SecurityToken;

/** Who asks. */
public final class Tokens {

  private Tokens() {}

  public static SecurityToken viewer(String id) {
    return of(id, id);
  }

  public static SecurityToken of(String owner, String viewer) {
    return of(owner, viewer, "app");
  }

  /** A person who looks through an application. */
  public static SecurityToken viewer(String id, String application) {
    return of(id, id, application);
  }

  private static SecurityToken of(String owner, String viewer, String application) {
    return new BasicSecurityToken(
        owner, viewer, application, "domain", "http://app/", "0", "default", null, null);
  }

  public static SecurityToken anonymous() {
    return new AnonymousSecurityToken();
  }
}
