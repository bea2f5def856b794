package io.shindigneo4j.web.gadgetoauth;

/** Why nothing was fetched, in the words of Shindig's OAuth clients, which gadgets know. */
enum FailureCode {
  UNAUTHENTICATED("UNAUTHENTICATED", "authentication_problem"),
  NOT_OWNER("NOT_OWNER", "authorize_problem"),
  CONFIGURATION("BAD_OAUTH_CONFIGURATION", "lookup_spec_problem"),
  REQUEST("INVALID_REQUEST", "invalid_request"),
  NO_ANSWER("MISSING_SERVER_RESPONSE", "missing_server_response"),
  REFUSED("UNKNOWN_PROBLEM", "token_response_problem"),
  BUSY("UNKNOWN_PROBLEM", "temporarily_unavailable"),
  UNAVAILABLE("UNKNOWN_PROBLEM", "temporarily_unavailable");

  private final String oauth1;
  private final String oauth2;

  FailureCode(String oauth1, String oauth2) {
    this.oauth1 = oauth1;
    this.oauth2 = oauth2;
  }

  /** Whether the same request may be answered later. */
  boolean isTemporary() {
    return this == BUSY || this == UNAVAILABLE;
  }

  String oauth1() {
    return oauth1;
  }

  String oauth2() {
    return oauth2;
  }
}
