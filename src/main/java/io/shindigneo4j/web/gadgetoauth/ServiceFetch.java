package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Inject;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenOutcome;
import io.shindigneo4j.web.gadgetoauth.ServicePlaces.Place;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.apache.shindig.gadgets.http.HttpResponseBuilder;

/** Fetches with a token, renews it once if it is not taken, or has the viewer approve. */
final class ServiceFetch {
  /** A request may have several fetches, each of which waits. */
  private static final Duration MAX_WAIT = Duration.ofSeconds(3);

  private final TokenVault vault;
  private final ServiceEndpoint endpoint;
  private final ServicePlaces places;
  private final Duration fetchTime;
  private final Clock clock;

  @Inject
  ServiceFetch(
      TokenVault vault,
      ServiceEndpoint endpoint,
      ServicePlaces places,
      GadgetOAuthSettings settings,
      Clock clock) {
    this.vault = vault;
    this.endpoint = endpoint;
    this.places = places;
    this.fetchTime = settings.fetchTime();
    this.clock = clock;
  }

  HttpResponse fetch(ServiceCall call, ServiceProtocol protocol) throws ServiceFailure {
    return fetch(call, protocol, held(call));
  }

  /**
   * The same where the token was found before.
   *
   * @param found empty if there is none
   */
  HttpResponse fetch(ServiceCall call, ServiceProtocol protocol, Optional<HeldToken> found)
      throws ServiceFailure {
    Optional<HeldToken> held = found;
    if (held.isPresent() && held.get().token().isExpired(clock.millis())) {
      held = renewed(call, protocol, held.get());
    }
    if (held.isPresent()) {
      HttpResponse response = send(call, protocol, held.get());
      if (!protocol.isRejected(response)) {
        return plain(response);
      }
      held = renewed(call, protocol, held.get());
    }
    if (held.isPresent()) {
      HttpResponse response = send(call, protocol, held.get());
      if (!protocol.isRejected(response)) {
        return plain(response);
      }
      vault.remove(call.place(), held.get());
    }
    return Answers.approval(protocol.approval(call));
  }

  /** The token, if there is one. */
  Optional<HeldToken> held(ServiceCall call) {
    return vault.find(call.place(), call.service().gadget());
  }

  private HttpResponse send(ServiceCall call, ServiceProtocol protocol, HeldToken held)
      throws ServiceFailure {
    return endpoint.fetch(call.service(), protocol.authorized(call, held.token()));
  }

  /** What the service has sent, kept by nobody. */
  private static HttpResponse plain(HttpResponse response) {
    return new HttpResponseBuilder(response).setStrictNoCache().create();
  }

  /** Of all who have the same token, on all servers, one renews it, and the others wait. */
  private Optional<HeldToken> renewed(ServiceCall call, ServiceProtocol protocol, HeldToken old)
      throws ServiceFailure {
    return switch (vault.claim(call.place(), old, claim())) {
      case DONE -> renew(call, protocol, old);
      case CLAIMED -> await(call, old);
      default -> held(call).filter(now -> !isSame(now, old));
    };
  }

  /** How long nobody else renews a token: longer than a request for one takes. */
  private Duration claim() {
    return fetchTime.multipliedBy(2);
  }

  private Optional<HeldToken> renew(ServiceCall call, ServiceProtocol protocol, HeldToken old)
      throws ServiceFailure {
    Optional<ServiceToken> next;
    try {
      next = protocol.renewed(call.service(), old.token());
    } catch (ServiceFailure e) {
      vault.renew(call.place(), old, old.token()); // so that the next call may try
      throw e;
    }
    if (next.isEmpty()) {
      vault.remove(call.place(), old);
      return Optional.empty();
    }
    Optional<HeldToken> renewed = vault.renew(call.place(), old, next.get());
    return renewed.isPresent() ? renewed : held(call);
  }

  private Optional<HeldToken> await(ServiceCall call, HeldToken old) throws ServiceFailure {
    try (Place place = places.takeToWait(call.service())) {
      for (Duration pause : RenewalBackoff.pauses(longestWait())) {
        sleep(pause);
        Optional<HeldToken> now = held(call);
        if (now.isEmpty() || !isSame(now.get(), old)) {
          return now;
        }
      }
    }
    throw ServiceFailure.unavailable();
  }

  private Duration longestWait() {
    Duration half = fetchTime.dividedBy(2);
    return half.compareTo(MAX_WAIT) < 0 ? half : MAX_WAIT;
  }

  private static void sleep(Duration pause) throws ServiceFailure {
    try {
      Thread.sleep(pause.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw ServiceFailure.unavailable();
    }
  }

  private static boolean isSame(HeldToken one, HeldToken other) {
    return one.stored().version().equals(other.stored().version());
  }

  /** Whether what came of an approval is kept. */
  static void requireKept(GadgetTokenOutcome outcome) throws ServiceFailure {
    switch (outcome) {
      case DONE -> {}
      case FULL ->
          throw new ServiceFailure(FailureCode.REFUSED, "There are too many tokens of the viewer");
      default ->
          throw new ServiceFailure(
              FailureCode.CONFIGURATION, "The viewer has no profile, or the service is gone");
    }
  }
}
