package io.shindigneo4j.opensocial.oauth;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.authorization.ConsentOperations;
import io.shindigneo4j.schema.authorization.ConsentOperations.Consent;
import io.shindigneo4j.schema.authorization.ConsentOperations.ConsentChange;
import io.shindigneo4j.schema.authorization.ConsentOperations.ConsentOutcome;
import io.shindigneo4j.schema.authorization.ConsentOperations.ConsentPage;
import io.shindigneo4j.schema.authorization.ConsentOperations.GetConsent;
import io.shindigneo4j.schema.authorization.ConsentOperations.GrantConsent;
import io.shindigneo4j.schema.authorization.ConsentOperations.ListConsents;
import io.shindigneo4j.schema.authorization.ConsentOperations.WithdrawConsent;
import io.shindigneo4j.schema.query.Page;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * What people let clients do. People and clients are named by their ids. The futures complete as
 * those of {@link OperationRunner#run}. Safe for use by many threads.
 */
public final class ConsentStore {

  private final OperationRunner operations;
  private final Clock clock;

  @Inject
  public ConsentStore(OperationRunner operations, Clock clock) {
    this.operations = operations;
    this.clock = clock;
  }

  /** What a person lets a client do; empty for nothing. */
  public CompletableFuture<Optional<Consent>> find(String person, String client) {
    return operations.run(ConsentOperations.GET, new GetConsent(person, client));
  }

  /** The consents of a person in order of the client's id; none for who is unknown. */
  public CompletableFuture<ConsentPage> list(String person, Page page) {
    return operations.run(ConsentOperations.LIST, new ListConsents(person, page));
  }

  /**
   * Lets a client do something for a person, besides what it may do already.
   *
   * @return {@code UNKNOWN} where the person is unknown, or the client unknown or disabled
   */
  public CompletableFuture<ConsentOutcome> grant(
      String person, String client, Collection<String> scopes) {
    GrantConsent parameters = new GrantConsent(person, client, List.copyOf(scopes), clock.millis());
    return operations.run(ConsentOperations.GRANT, parameters).thenApply(ConsentChange::outcome);
  }

  /**
   * Ends a consent, with all that was granted to the client for the person. The answer is that to
   * the first request, though the connection was lost and the driver has sent it again.
   *
   * @return {@code UNKNOWN} where there is no such consent
   */
  public CompletableFuture<ConsentOutcome> withdraw(String person, String client) {
    WithdrawConsent parameters = new WithdrawConsent(person, client, clock.millis());
    return operations
        .runOnce(ConsentOperations.WITHDRAW, parameters, Secret.random().text())
        .thenApply(ConsentChange::outcome);
  }
}
