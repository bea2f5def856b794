package io.shindigneo4j.opensocial.gadgetoauth;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.oauth.Issuance;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.ClaimToken;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetToken;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenChange;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenEntry;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenOutcome;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GetToken;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.ListTokens;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.PutToken;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.RemoveToken;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.TokenPlace;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * What services have given Shindig for people, encrypted. What people approved before they, the
 * gadget or all were revoked counts as absent. The futures complete as those of {@link
 * OperationRunner#run}. Safe for use by many threads.
 */
public final class GadgetTokenStore {

  private final OperationRunner operations;
  private final RevocationCheck revocations;
  private final Clock clock;

  @Inject
  public GadgetTokenStore(OperationRunner operations, RevocationCheck revocations, Clock clock) {
    this.operations = operations;
    this.revocations = revocations;
    this.clock = clock;
  }

  /**
   * A token that is valid now.
   *
   * @param gadget the address of the gadget whose service it is of
   */
  public CompletableFuture<Optional<GadgetToken>> find(TokenPlace place, String gadget) {
    return operations
        .run(GadgetTokenOperations.GET, new GetToken(place, clock.millis()))
        .thenApply(
            found -> found.filter(token -> !isRevoked(place.person(), gadget, token.granted())));
  }

  /** The tokens of a person that are valid now, in order of gadget, service and name. */
  public CompletableFuture<List<GadgetTokenEntry>> list(String person) {
    return operations
        .run(GadgetTokenOperations.LIST, new ListTokens(person, clock.millis()))
        .thenApply(found -> found.stream().filter(each -> !isRevoked(person, each)).toList());
  }

  private boolean isRevoked(String person, GadgetTokenEntry entry) {
    return isRevoked(person, entry.gadget(), entry.granted());
  }

  private boolean isRevoked(String person, String gadget, long granted) {
    return revocations.isRevoked(Issuance.of(person, gadget, granted));
  }

  /**
   * Stores a token.
   *
   * @param replaces the version that must be there; empty for any or none
   * @return {@code UNKNOWN} where it is not, or where the person or service is unknown; {@code
   *     FULL} where the person has too many
   */
  public CompletableFuture<GadgetTokenOutcome> put(
      TokenPlace place, GadgetToken token, Optional<String> replaces) {
    return put(new PutToken(place, token, replaces.orElse(null), null, clock.millis()));
  }

  /**
   * Stores a token unless there is a new one.
   *
   * @param moment what was granted later is new, in milliseconds since 1970
   * @return {@code EXISTS} where there is one; otherwise as the above
   */
  public CompletableFuture<GadgetTokenOutcome> putUnlessGrantedAfter(
      TokenPlace place, GadgetToken token, long moment) {
    return put(new PutToken(place, token, null, moment, clock.millis()));
  }

  private CompletableFuture<GadgetTokenOutcome> put(PutToken parameters) {
    return operations
        .runOnce(
            GadgetTokenOperations.PUT,
            parameters,
            requestId(parameters.place(), parameters.token()))
        .thenApply(GadgetTokenChange::outcome);
  }

  private static String requestId(TokenPlace place, GadgetToken token) {
    return new Secret(
            String.join(
                "\n",
                place.person(),
                place.service(),
                place.name(),
                token.version(),
                token.sealed()))
        .hash();
  }

  /**
   * Lets the caller alone renew a token for some time.
   *
   * @return {@code CLAIMED} where another may, {@code UNKNOWN} where that version is not there
   */
  public CompletableFuture<GadgetTokenOutcome> claim(
      TokenPlace place, String version, Duration time) {
    long now = clock.millis();
    return operations
        .run(
            GadgetTokenOperations.CLAIM, new ClaimToken(place, version, now + time.toMillis(), now))
        .thenApply(GadgetTokenChange::outcome);
  }

  /**
   * Deletes a token if it is still of this version.
   *
   * @return {@code DONE} or {@code UNKNOWN}
   */
  public CompletableFuture<GadgetTokenOutcome> remove(TokenPlace place, String version) {
    return remove(new RemoveToken(place, version));
  }

  /**
   * Deletes a token, whatever its version.
   *
   * @return {@code DONE} or {@code UNKNOWN}
   */
  public CompletableFuture<GadgetTokenOutcome> remove(TokenPlace place) {
    return remove(new RemoveToken(place, null));
  }

  private CompletableFuture<GadgetTokenOutcome> remove(RemoveToken parameters) {
    return operations
        .run(GadgetTokenOperations.REMOVE, parameters)
        .thenApply(GadgetTokenChange::outcome);
  }
}
