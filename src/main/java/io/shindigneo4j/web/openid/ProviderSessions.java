package io.shindigneo4j.web.openid;

import io.shindigneo4j.opensocial.oauth.Secret;

/** The ids by which we know sessions at the provider. */
final class ProviderSessions {
  private ProviderSessions() {}

  /**
   * Of a form and length of its own, whatever the provider's is.
   *
   * @param sid of the provider's tokens
   */
  static String id(String issuer, String sid) {
    return new Secret("session\n" + issuer + "\n" + sid).hash();
  }
}
