package io.shindigneo4j.web.bearer;

/** The header {@code WWW-Authenticate} of RFC 6750, section 3. */
public final class Challenge {

  private static final String REALM = "Bearer realm=\"shindig\"";

  private Challenge() {}

  /** For who has sent no token. */
  public static String forNobody() {
    return REALM;
  }

  static String of(String error) {
    return REALM + ", error=\"" + error + "\"";
  }

  /** For a token that lacks a scope. */
  public static String insufficientScope(String scope) {
    return of("insufficient_scope") + ", scope=\"" + scope + "\"";
  }
}
