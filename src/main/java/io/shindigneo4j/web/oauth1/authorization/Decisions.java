package io.shindigneo4j.web.oauth1.authorization;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.oauth.ConsentStore;
import io.shindigneo4j.opensocial.oauth.RequestTokenStore;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.RequestToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.RequestTokenChange;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome;
import io.shindigneo4j.web.session.Session;
import java.util.Optional;

/** What people decide about request tokens. */
final class Decisions {
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
  Optional<Allowed> allow(Secret token, Session session) {
    Optional<RequestToken> asked = tokens.find(token).join();
    asked.ifPresent(found -> consent(found, person(session)));
    Secret sent = Verifier.sent(session, token);
    Secret shown = Verifier.shown(session, token);
    if (asked.isPresent()) {
      boolean outOfBand = new Callback(asked.get().callback()).isOutOfBand();
      return authorize(token, session, outOfBand ? shown : sent);
    }
    return authorize(token, session, sent).or(() -> authorize(token, session, shown));
  }

  private void consent(RequestToken asked, String person) {
    consents.grant(person, asked.client(), asked.scopes()).join();
  }

  private Optional<Allowed> authorize(Secret token, Session session, Secret verifier) {
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

  private static String person(Session session) {
    return session.person().orElseThrow();
  }
}
