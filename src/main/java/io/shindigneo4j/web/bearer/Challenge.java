package io.shindigneo4j.web.bearer;

import java.util.Map;

/** The header {@code WWW-Authenticate} of RFC 6750, section 3. */
public final class Challenge {

  public static final String HEADER = "WWW-Authenticate";

  private static final String REALM = "Bearer realm=\"shindig\"";

  private Challenge() {}

  /** For who has sent no token. */
  public static String forNobody() {
    return REALM;
  }

  /** For a token that lacks a scope. */
  public static String insufficientScope(String scope) {
    return REALM + ", error=\"insufficient_scope\", scope=\"" + scope + "\"";
  }

  static Map<String, String> header(String error) {
    return Map.of(HEADER, REALM + ", error=\"" + error + "\"");
  }
}
