package io.shindigneo4j.web.launcher;

import io.shindigneo4j.web.token.TokenIssuer;
import io.shindigneo4j.web.token.TokenRequest;
import java.time.Duration;

/** A curl command that shows the friends of a sample person. Its token is valid for a day. */
final class CurlExample {
  private static final String PERSON = "john.doe";
  private static final TokenRequest TOKEN =
      new TokenRequest(PERSON, PERSON, "1", Duration.ofDays(1));

  private CurlExample() {}

  static String forAddress(String address, TokenIssuer tokens) {
    return "curl '%ssocial/rest/people/%s/@friends' -H 'X-Shindig-ST: %s'"
        .formatted(address, PERSON, tokens.issue(TOKEN));
  }
}
