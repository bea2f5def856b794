package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Inject;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenEntry;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenOutcome;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.TokenPlace;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import java.time.Clock;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Request tokens of OAuth 1.0a, each until the person it is for has approved it. */
final class RequestTokens {
  /** Those that are younger are asked for once, for all requests of a gadget. */
  private static final long FRESH_MILLIS = Approvals.LIFETIME.toMillis() / 2;

  /**
   * The most that wait for a person and a gadget, which names them as it likes: it leaves others
   * room among the tokens of the person.
   */
  static final int MAX = 10;

  private final TokenVault vault;
  private final Clock clock;

  @Inject
  RequestTokens(TokenVault vault, Clock clock) {
    this.vault = vault;
    this.clock = clock;
  }

  /**
   * One that was taken to be used.
   *
   * @param place where the token is kept that comes of it
   */
  record Taken(TokenPlace place, ServiceToken token) {}

  /** The one that the person shall approve now. */
  Optional<ServiceToken> find(ServiceCall call) {
    return vault
        .find(call.approvalPlace(), call.service().gadget())
        .filter(held -> held.stored().granted() > staleSince())
        .map(HeldToken::token);
  }

  private long staleSince() {
    return clock.millis() - FRESH_MILLIS;
  }

  /**
   * Keeps a new one. Of all that are asked for at once, on all servers, the first is kept.
   *
   * @return the one that is kept
   */
  ServiceToken keep(ServiceCall call, ServiceToken token) throws ServiceFailure {
    TokenPlace place = call.approvalPlace();
    makeRoom(call, place);
    GadgetTokenOutcome outcome =
        vault.grantUnlessAfter(staleSince(), place, token, Approvals.LIFETIME);
    if (outcome == GadgetTokenOutcome.EXISTS) {
      Optional<ServiceToken> first = find(call);
      if (first.isPresent()) {
        return first.get();
      }
      outcome = vault.grant(place, token, Approvals.LIFETIME); // the first is void
    }
    ServiceFetch.requireKept(outcome);
    return token;
  }

  /** Deletes the oldest where there are as many as may be, besides the one that is to be kept. */
  private void makeRoom(ServiceCall call, TokenPlace next) {
    List<TokenPlace> waiting =
        vault.entries(call.viewer()).stream()
            .filter(entry -> entry.gadget().equals(call.service().gadget()))
            .sorted(Comparator.comparingLong(GadgetTokenEntry::granted))
            .map(entry -> TokenVault.place(call.viewer(), entry))
            .filter(place -> !ServiceCall.isApproved(place) && !place.equals(next))
            .toList();
    waiting.stream().limit(Math.max(0, waiting.size() - MAX + 1)).forEach(vault::remove);
  }

  /** The request token of a person and a service. Of all who take it, one gets it. */
  Optional<Taken> take(String person, GadgetService service, String token) {
    return vault.places(person, service).stream()
        .flatMap(place -> take(place, service, token).stream())
        .findFirst();
  }

  private Optional<Taken> take(TokenPlace approval, GadgetService service, String token) {
    return ServiceCall.placeAfter(approval)
        .flatMap(
            place ->
                vault
                    .find(approval, service.gadget())
                    .filter(held -> held.token().token().equals(token))
                    .filter(held -> vault.remove(approval, held))
                    .map(held -> new Taken(place, held.token())));
  }
}
