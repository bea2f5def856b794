package io.shindigneo4j.opensocial.oauth;

/**
 * To whom and when a token, a session or a grant was issued. What does not apply is null.
 *
 * @param client the client or application
 * @param moment in milliseconds since 1970; for what was renewed, that of the first
 */
public record Issuance(String person, String client, String grant, String session, long moment) {

  /** Of a token of an application that a person uses. */
  public static Issuance of(String person, String application, long moment) {
    return new Issuance(person, application, null, null, moment);
  }
}
