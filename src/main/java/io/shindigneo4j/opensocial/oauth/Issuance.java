package io.shindigneo4j.opensocial.oauth;

/**
 * To whom and when a token, a session or a grant was issued. What does not apply is null.
 *
 * @param client the client or application
 * @param moment in milliseconds since 1970; for what was renewed, that of the first
 */
public record Issuance(String person, String client, String grant, String session, long moment) {

  /** Between the id of a provider's session and the rest of the id of one of ours. */
  public static final String PROVIDER_SESSION_END = ".";

  /** The id of the provider's session of which the session came; null for none. */
  String providerSession() {
    int end = session == null ? -1 : session.indexOf(PROVIDER_SESSION_END);
    return end < 0 ? null : session.substring(0, end);
  }

  /** Of a token of an application that a person uses. */
  public static Issuance of(String person, String application, long moment) {
    return new Issuance(person, application, null, null, moment);
  }
}
