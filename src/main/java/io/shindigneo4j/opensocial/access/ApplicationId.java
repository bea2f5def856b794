package io.shindigneo4j.opensocial.access;

import org.apache.shindig.auth.SecurityToken;

/**
 * The id of an application: a client's, or the address of a gadget without its fragment, which says
 * where on a page the gadget is. All copies of a gadget on a page are one application.
 */
public final class ApplicationId {

  private ApplicationId() {}

  /**
   * The application that a name is of.
   *
   * @param name null for none
   */
  public static String of(String name) {
    int end = name == null ? -1 : name.indexOf('#');
    return end > 0 ? name.substring(0, end) : name;
  }

  /** That of a token; null for none. */
  public static String of(SecurityToken token) {
    return of(token.getAppId());
  }
}
