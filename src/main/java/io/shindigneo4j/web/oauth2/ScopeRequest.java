package io.shindigneo4j.web.oauth2;

import com.nimbusds.oauth2.sdk.OAuth2Error;
import com.nimbusds.oauth2.sdk.Scope;
import java.util.List;
import java.util.Set;

/** The parameter {@code scope}. */
final class ScopeRequest {
  private ScopeRequest() {}

  /** What is asked for, each once. */
  static List<String> names(Scope scope) {
    return scope == null ? List.of() : scope.toStringList().stream().distinct().toList();
  }

  /**
   * What is asked for, or all that there is if nothing is asked for.
   *
   * @throws OAuthFailure for more than there is, and for nothing
   */
  static List<String> within(List<String> asked, List<String> most) throws OAuthFailure {
    List<String> scopes = asked.isEmpty() ? most : asked;
    if (scopes.isEmpty() || !Set.copyOf(most).containsAll(scopes)) {
      throw new OAuthFailure(OAuth2Error.INVALID_SCOPE, "The client may not have these scopes");
    }
    return scopes;
  }
}
