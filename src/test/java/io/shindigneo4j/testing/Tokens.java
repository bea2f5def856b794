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
    return new BasicSecurityToken(
        owner, viewer, "app", "domain", "http://app/", "0", "default", null, null);
  }

  public static SecurityToken anonymous() {
    return new AnonymousSecurityToken();
  }
}
