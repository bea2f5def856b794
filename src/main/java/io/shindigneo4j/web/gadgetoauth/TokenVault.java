package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.gadgetoauth.GadgetTokenStore;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.opensocial.sealed.SealedOwner;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetToken;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenEntry;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenOutcome;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.TokenPlace;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import io.shindigneo4j.web.token.SealedSecrets;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The tokens of services in the graph, encrypted: each for its person, service and name alone.
 * Throws what {@link java.util.concurrent.CompletableFuture#join} does.
 */
final class TokenVault {
  private final GadgetTokenStore store;
  private final SealedSecrets secrets;
  private final Clock clock;

  @Inject
  TokenVault(GadgetTokenStore store, SealedSecrets secrets, Clock clock) {
    this.store = store;
    this.secrets = secrets;
    this.clock = clock;
  }

  /** Empty as well for one whose key is gone. */
  Optional<HeldToken> find(TokenPlace place, String gadget) {
    return store.find(place, gadget).join().flatMap(stored -> open(place, stored));
  }

  /** Where a person has tokens of a service. */
  List<TokenPlace> places(String person, GadgetService service) {
    return entries(person).stream()
        .filter(entry -> entry.serviceId().equals(service.id()))
        .map(entry -> place(person, entry))
        .toList();
  }

  /** The tokens of a person that are valid now, request tokens among them. */
  List<GadgetTokenEntry> entries(String person) {
    return store.list(person).join();
  }

  static TokenPlace place(String person, GadgetTokenEntry entry) {
    return new TokenPlace(person, entry.serviceId(), entry.name());
  }

  private Optional<HeldToken> open(TokenPlace place, GadgetToken stored) {
    return secrets
        .open(stored.sealed(), owner(place))
        .map(text -> new HeldToken(ServiceToken.parse(text.text()), stored));
  }

  /** Keeps what a person has just approved, in place of what was there. */
  GadgetTokenOutcome grant(TokenPlace place, ServiceToken token, Duration lifetime) {
    return store.put(place, granted(place, token, lifetime), Optional.empty()).join();
  }

  /** The same unless there is one that was granted after a moment, in milliseconds since 1970. */
  GadgetTokenOutcome grantUnlessAfter(
      long moment, TokenPlace place, ServiceToken token, Duration lifetime) {
    return store.putUnlessGrantedAfter(place, granted(place, token, lifetime), moment).join();
  }

  private GadgetToken granted(TokenPlace place, ServiceToken token, Duration lifetime) {
    long now = clock.millis();
    return sealed(place, token, now, now + lifetime.toMillis());
  }

  private GadgetToken sealed(TokenPlace place, ServiceToken token, long granted, long expires) {
    String sealed = secrets.seal(new Secret(token.text()), owner(place));
    return new GadgetToken(sealed, Secret.random().text(), granted, expires);
  }

  /**
   * Keeps what a token was renewed to, for as long as the old one; ends the claim.
   *
   * @return empty where the old one was no longer there
   */
  Optional<HeldToken> renew(TokenPlace place, HeldToken old, ServiceToken token) {
    GadgetToken stored = old.stored();
    GadgetToken next = sealed(place, token, stored.granted(), stored.expires());
    GadgetTokenOutcome outcome = store.put(place, next, Optional.of(stored.version())).join();
    return outcome == GadgetTokenOutcome.DONE
        ? Optional.of(new HeldToken(token, next))
        : Optional.empty();
  }

  GadgetTokenOutcome claim(TokenPlace place, HeldToken token, Duration time) {
    return store.claim(place, token.stored().version(), time).join();
  }

  void remove(TokenPlace place) {
    store.remove(place).join();
  }

  /** Whether this version was there: of all who remove it at once, one is told so. */
  boolean remove(TokenPlace place, HeldToken token) {
    return store.remove(place, token.stored().version()).join() == GadgetTokenOutcome.DONE;
  }

  private static String owner(TokenPlace place) {
    return SealedOwner.gadgetToken(place.person(), place.service(), place.name());
  }
}
