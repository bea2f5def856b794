package io.shindigneo4j.web.oauth1.authorization;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.oauth.ConsentStore;
import io.shindigneo4j.opensocial.oauth.RequestTokenStore;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.RequestToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.RequestTokenChange;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome;
import io.shindigneo4j.web.session.WebSession;
import java.util.Base64;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What people decide about request tokens. */
final class Decisions {

  /** What people do not mistake for something else. */
  private static final String VERIFIER_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

  private static final int SHOWN_LENGTH = 12;

  private final RequestTokenStore tokens;
  private final ConsentStore consents;

  @Inject
  Decisions(RequestTokenStore tokens, ConsentStore consents) {
    this.tokens = tokens;
    this.consents = consents;
  }

  /** Where the person goes, or carries the verifier. */
  record Allowed(Callback callback, Secret verifier) {}

  /** Which client asks for a request token; empty where no such one waits. */
  Optional<String> client(Secret token) {
    return tokens.find(token).join().map(RequestToken::client);
  }

  /**
   * Keeps the consent, and lets the client have what it asks for. Empty where no such request token
   * waits, or the person has no profile. One that the same person has authorized just now is
   * answered as it was then.
   */
  Optional<Allowed> allow(Secret token, WebSession session) {
    Optional<RequestToken> asked = tokens.find(token).join();
    asked.ifPresent(found -> consent(found, person(session)));
    Secret sent = sentVerifier(session, token);
    Secret shown = shownVerifier(session, token);
    if (asked.isPresent()) {
      boolean outOfBand = new Callback(asked.get().callback()).isOutOfBand();
      return authorize(token, session, outOfBand ? shown : sent);
    }
    return authorize(token, session, sent).or(() -> authorize(token, session, shown));
  }

  private void consent(RequestToken asked, String person) {
    consents.grant(person, asked.client(), asked.scopes()).join();
  }

  private Optional<Allowed> authorize(Secret token, WebSession session, Secret verifier) {
    RequestTokenChange change = tokens.authorize(token, person(session), verifier).join();
    return change.outcome() == TokenOutcome.DONE
        ? Optional.of(new Allowed(new Callback(change.callback()), verifier))
        : Optional.empty();
  }

  /** Ends a request token; empty where no such one waits. */
  Optional<Callback> deny(Secret token) {
    Optional<RequestToken> asked = tokens.find(token).join();
    boolean ended = tokens.deny(token).join();
    return asked.filter(found -> ended).map(found -> new Callback(found.callback()));
  }

  private static String person(WebSession session) {
    return session.person().orElseThrow();
  }

  /**
   * What a client gets to prove that the person who has authorized a request token is the one who
   * came from it; a browser carries it. It has 256 bits of the secret of the person's session, so
   * that it is the same whenever one decision is sent twice, and nobody else knows it.
   */
  private static Secret sentVerifier(WebSession session, Secret token) {
    return new Secret(new Secret(session.csrf().text() + '\n' + token.text()).hash());
  }

  /** A verifier of 60 bits, which a person carries. */
  private static Secret shownVerifier(WebSession session, Secret token) {
    byte[] bytes = Base64.getUrlDecoder().decode(sentVerifier(session, token).text());
    return new Secret(
        IntStream.range(0, SHOWN_LENGTH)
            .mapToObj(i -> VERIFIER_LETTERS.charAt(bytes[i] & VERIFIER_LETTERS.length() - 1))
            .map(String::valueOf)
            .collect(Collectors.joining()));
  }
}
