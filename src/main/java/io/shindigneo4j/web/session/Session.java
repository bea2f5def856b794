package io.shindigneo4j.web.session;

import io.shindigneo4j.opensocial.oauth.Secret;
import java.time.Instant;
import java.util.Optional;

/**
 * What one browser is known by, from one sign-in to the next.
 *
 * @param id by which it is revoked; nobody gains anything by knowing it
 * @param person who is signed in; empty before anybody is
 * @param created when the person signed in
 * @param renewed when the browser was last heard of, about
 * @param csrf what the forms of this session carry
 */
public record Session(
    String id, Optional<String> person, Instant created, Instant renewed, Secret csrf) {

  static Session begin(String id, Optional<String> person, Instant now) {
    return new Session(id, person, now, now, Secret.random());
  }

  Session renewedAt(Instant now) {
    return new Session(id, person, created, now, csrf);
  }
}
