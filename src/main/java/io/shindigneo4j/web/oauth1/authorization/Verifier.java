package io.shindigneo4j.web.oauth1.authorization;

import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.web.session.Session;
import java.util.Base64;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What a client gets to prove that the person who has authorized a request token is the one who
 * came from it. It is made of the secret of the person's session, so that it is the same whenever
 * one decision is sent twice, and nobody else knows it.
 */
final class Verifier {

  /** What people do not mistake for something else. */
  private static final String LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

  private static final int SHOWN = 12;

  private Verifier() {}

  /** One that a browser carries, of 256 bits. */
  static Secret sent(Session session, Secret token) {
    return new Secret(new Secret(session.csrf().text() + '\n' + token.text()).hash());
  }

  /** One that a person carries, of 60 bits. */
  static Secret shown(Session session, Secret token) {
    byte[] bytes = Base64.getUrlDecoder().decode(sent(session, token).text());
    return new Secret(
        IntStream.range(0, SHOWN)
            .mapToObj(i -> LETTERS.charAt(bytes[i] & LETTERS.length() - 1))
            .map(String::valueOf)
            .collect(Collectors.joining()));
  }
}
