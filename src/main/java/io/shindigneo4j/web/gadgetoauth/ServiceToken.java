package io.shindigneo4j.web.gadgetoauth;

import java.util.regex.Pattern;

/**
 * What a service has given.
 *
 * @param token the access token, or a request token
 * @param secret the refresh token, or the secret of the token; empty for none
 * @param expires when the token expires, in milliseconds since 1970; 0 where nobody says
 */
record ServiceToken(String token, String secret, long expires) {

  /** RFC 6749, appendix A; it goes into a header, and is kept with line ends between its parts. */
  private static final Pattern TOKEN = Pattern.compile("[\\x21-\\x7E]{1,4096}");

  private static final String END = "\n";

  /**
   * @throws ServiceFailure if they are no tokens
   */
  static ServiceToken received(String token, String secret, long expires) throws ServiceFailure {
    if (token == null
        || !TOKEN.matcher(token).matches()
        || !(secret.isEmpty() || TOKEN.matcher(secret).matches())) {
      throw new ServiceFailure(FailureCode.REFUSED, "The service has given no token");
    }
    return new ServiceToken(token, secret, expires);
  }

  boolean isExpired(long now) {
    return expires != 0 && expires <= now;
  }

  String text() {
    return token + END + secret + END + expires;
  }

  static ServiceToken parse(String text) {
    String[] parts = text.split(END, -1);
    return new ServiceToken(parts[0], parts[1], Long.parseLong(parts[2]));
  }

  /** Does not contain the tokens. */
  @Override
  public String toString() {
    return "ServiceToken";
  }
}
