package io.shindigneo4j.web.session;

import io.shindigneo4j.opensocial.oauth.Issuance;
import io.shindigneo4j.opensocial.oauth.Secret;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * What one browser is known by, from one sign-in to the next.
 *
 * @param id by which it is revoked; nobody gains anything by knowing it
 * @param person who is signed in; empty before anybody is
 * @param created when the person signed in
 * @param ends when it is over in any case, as was set when it began
 * @param renewed when the browser was last heard of, about
 * @param csrf what the forms of this session carry
 */
public record WebSession(
    String id,
    Optional<String> person,
    Instant created,
    Instant ends,
    Instant renewed,
    Secret csrf) {

  static WebSession ofNobody(Instant now, Duration lifetime) {
    return new WebSession(
        random(), Optional.empty(), now, now.plus(lifetime), now, Secret.random());
  }

  /** A clock that goes ahead wins nothing. */
  static WebSession of(Login login, Instant now, Duration lifetime) {
    Instant moment = login.moment().isBefore(now) ? login.moment() : now;
    String id =
        login.providerSession().map(text -> text + Issuance.PROVIDER_SESSION_END).orElse("")
            + random();
    return new WebSession(
        id, Optional.of(login.person()), moment, moment.plus(lifetime), now, Secret.random());
  }

  private static String random() {
    return Secret.random().text();
  }

  WebSession renewedAt(Instant now) {
    return new WebSession(id, person, created, ends, now, csrf);
  }
}
