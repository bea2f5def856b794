package io.shindigneo4j.opensocial.oauth;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.identity.Identifiers;
import io.shindigneo4j.schema.authorization.RequestTokenOperations;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.AuthorizeRequestToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.DenyRequestToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.ExchangeRequestToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.FindRequestToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.FindSignedToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.IssueRequestToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.NewSignedToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.RequestToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.RequestTokenChange;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.SignedToken;
import io.shindigneo4j.schema.authorization.TokenOperations.IssuedTokens;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenChange;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * The tokens of OAuth 1.0a, of which the graph has hashes and encrypted secrets. The futures
 * complete as those of {@link OperationRunner} do. Whoever calls has checked the signature of the
 * client, its callback and its scopes. Safe for use by many threads.
 */
public final class RequestTokenStore {

  private final OperationRunner operations;
  private final Identifiers identifiers;
  private final Clock clock;
  private final SignedTokenLifetimes lifetimes;

  @Inject
  public RequestTokenStore(
      OperationRunner operations,
      Identifiers identifiers,
      Clock clock,
      SignedTokenLifetimes lifetimes) {
    this.operations = operations;
    this.identifiers = identifiers;
    this.clock = clock;
    this.lifetimes = lifetimes;
  }

  /**
   * Stores a request token.
   *
   * @return whether the client is registered and enabled
   */
  public CompletableFuture<Boolean> issue(
      SealedToken token, String client, String callback, List<String> scopes) {
    long now = clock.millis();
    IssueRequestToken parameters =
        new IssueRequestToken(
            stored(token, lifetimes.request(), now), client, callback, scopes, now);
    return operations
        .runOnce(RequestTokenOperations.ISSUE, parameters, token.token().hash())
        .thenApply(RequestTokenStore::isDone);
  }

  /**
   * A request token that waits for a person; empty for any other. As it may have been issued a
   * moment ago by another Shindig, the leader is asked.
   */
  public CompletableFuture<Optional<RequestToken>> find(Secret token) {
    return operations.readAtLeader(
        RequestTokenOperations.FIND, new FindRequestToken(token.hash(), clock.millis()));
  }

  /**
   * Lets a client have what its request token asks for. The same again, with the same verifier,
   * changes nothing. Otherwise {@code UNKNOWN}, where no such token waits, or {@code FORBIDDEN},
   * where the person has not consented to all of its scopes.
   */
  public CompletableFuture<RequestTokenChange> authorize(
      Secret token, String person, Secret verifier) {
    long now = clock.millis();
    AuthorizeRequestToken parameters =
        new AuthorizeRequestToken(
            token.hash(),
            identifiers.next(),
            person,
            verifier.hash(),
            now + lifetimes.request().toMillis(),
            now);
    return operations.run(RequestTokenOperations.AUTHORIZE, parameters);
  }

  /**
   * Ends a request token that waits for a person.
   *
   * @return whether there was one
   */
  public CompletableFuture<Boolean> deny(Secret token) {
    return operations
        .run(RequestTokenOperations.DENY, new DenyRequestToken(token.hash(), clock.millis()))
        .thenApply(RequestTokenStore::isDone);
  }

  /**
   * Takes a request token, once, for an access token. Otherwise {@code UNKNOWN}, where the request
   * token is not valid for this client and verifier, or {@code REPLAYED}, where it was used before;
   * then what came of it is revoked.
   *
   * @param client the id of who has signed
   */
  public CompletableFuture<TokenOutcome> exchange(
      Secret token, String client, Secret verifier, SealedToken access) {
    long now = clock.millis();
    ExchangeRequestToken parameters =
        new ExchangeRequestToken(
            token.hash(), client, verifier.hash(), stored(access, lifetimes.access(), now), now);
    return operations
        .runOnce(RequestTokenOperations.EXCHANGE, parameters, access.token().hash())
        .thenApply(IssuedTokens::outcome);
  }

  /**
   * A valid token by which requests are signed: an access token, or a request token that a person
   * has authorized. The leader is asked, which has to note the nonce of the request anyway.
   */
  public CompletableFuture<Optional<SignedToken>> findSigned(Secret token) {
    return operations.readAtLeader(
        RequestTokenOperations.FIND_SIGNED, new FindSignedToken(token.hash(), clock.millis()));
  }

  /** How long access tokens are valid. */
  public Duration accessLifetime() {
    return lifetimes.access();
  }

  private static NewSignedToken stored(SealedToken token, Duration lifetime, long now) {
    return new NewSignedToken(
        token.token().hash(), token.sealedSecret(), now + lifetime.toMillis());
  }

  private static boolean isDone(TokenChange change) {
    return change.outcome() == TokenOutcome.DONE;
  }
}
