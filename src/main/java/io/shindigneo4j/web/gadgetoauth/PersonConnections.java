package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.gadgetoauth.GadgetTokenStore;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenEntry;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenOutcome;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.TokenPlace;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * What people see and end of what gadgets fetch for them. Throws what {@link
 * java.util.concurrent.CompletableFuture#join} does.
 */
final class PersonConnections {
  private final GadgetTokenStore tokens;

  @Inject
  PersonConnections(GadgetTokenStore tokens) {
    this.tokens = tokens;
  }

  /** The connections of a person in order of gadget and service. */
  List<ServiceConnection> of(String person) {
    return of(person, true);
  }

  /** What gadgets wait for the person to approve, in the same order, since they have asked. */
  List<ServiceConnection> waiting(String person) {
    return of(person, false);
  }

  private List<ServiceConnection> of(String person, boolean approved) {
    Map<List<String>, ServiceConnection> found = new LinkedHashMap<>();
    for (GadgetTokenEntry entry : tokens.list(person).join()) {
      if (ServiceCall.isApproved(TokenVault.place(person, entry)) == approved) {
        found.merge(
            List.of(entry.gadget(), entry.service()),
            new ServiceConnection(entry.gadget(), entry.service(), entry.granted()),
            ServiceConnection::earlier);
      }
    }
    return List.copyOf(found.values());
  }

  /**
   * Deletes all that a service has given for a person and a gadget, approvals that are not finished
   * among it.
   *
   * @return whether there was something
   */
  boolean end(String person, String gadget, String service) {
    return end(person, gadget, service, place -> true);
  }

  /** The same for approvals that are not finished. */
  boolean endWaiting(String person, String gadget, String service) {
    return end(person, gadget, service, place -> !ServiceCall.isApproved(place));
  }

  private boolean end(String person, String gadget, String service, Predicate<TokenPlace> which) {
    long ended =
        tokens.list(person).join().stream()
            .filter(entry -> entry.gadget().equals(gadget) && entry.service().equals(service))
            .map(entry -> TokenVault.place(person, entry))
            .filter(which)
            .filter(this::isRemoved)
            .count();
    return ended > 0;
  }

  private boolean isRemoved(TokenPlace place) {
    return tokens.remove(place).join() == GadgetTokenOutcome.DONE;
  }
}
