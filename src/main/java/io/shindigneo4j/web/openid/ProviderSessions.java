package io.shindigneo4j.web.openid;

import io.shindigneo4j.opensocial.oauth.Secret;

/** The ids of sessions here that belong to sessions at the provider. */
final class ProviderSessions {
  private ProviderSessions() {}

  /**
   * The same wherever it is asked for, so that whoever knows the session at the provider can end
   * ours.
   *
   * @param sid of the provider's tokens
   */
  static String id(String issuer, String sid) {
    return new Secret("session\n" + issuer + "\n" + sid).hash();
  }
}
