package io.shindigneo4j.opensocial.oauth;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.identity.Identifiers;
import io.shindigneo4j.schema.authorization.TokenOperations;
import io.shindigneo4j.schema.authorization.TokenOperations.FindToken;
import io.shindigneo4j.schema.authorization.TokenOperations.Grant;
import io.shindigneo4j.schema.authorization.TokenOperations.IssueAccess;
import io.shindigneo4j.schema.authorization.TokenOperations.IssueCode;
import io.shindigneo4j.schema.authorization.TokenOperations.IssuedTokens;
import io.shindigneo4j.schema.authorization.TokenOperations.NewToken;
import io.shindigneo4j.schema.authorization.TokenOperations.RedeemCode;
import io.shindigneo4j.schema.authorization.TokenOperations.RefreshTokens;
import io.shindigneo4j.schema.authorization.TokenOperations.RevokeToken;
import io.shindigneo4j.schema.authorization.TokenOperations.Token;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenChange;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * The codes and tokens of our OAuth server. It makes them, and keeps their hashes in the graph. The
 * futures complete as those of {@link OperationRunner} do. Whoever calls has authenticated the
 * client, and has checked what is asked for against what the client was registered for: its
 * redirect addresses, ways to get tokens, and scopes. What is issued arrives though a connection to
 * the graph is lost: the hash of the new token is the request id. Safe for use by many threads.
 */
public final class TokenStore {

  private final OperationRunner operations;
  private final Identifiers identifiers;
  private final Clock clock;
  private final TokenLifetimes lifetimes;

  @Inject
  public TokenStore(
      OperationRunner operations, Identifiers identifiers, Clock clock, TokenLifetimes lifetimes) {
    this.operations = operations;
    this.identifiers = identifiers;
    this.clock = clock;
    this.lifetimes = lifetimes;
  }

  /**
   * An authorization code; empty where the client is disabled or not registered, or the person has
   * not consented to all of the scopes.
   */
  public CompletableFuture<Optional<Secret>> issueCode(CodeRequest request) {
    Secret code = Secret.random();
    long now = clock.millis();
    IssueCode parameters =
        new IssueCode(
            stored(code, lifetimes.code(), now),
            new Grant(identifiers.next(), request.client(), request.person(), request.scopes()),
            request.redirectUri(),
            request.challenge().orElse(null),
            now);
    return operations
        .runOnce(TokenOperations.ISSUE_CODE, parameters, code.hash())
        .thenApply(change -> issued(change, code));
  }

  /**
   * Takes a code, once, for an access token and, if wanted, a refresh token. Otherwise {@code
   * UNKNOWN}, where the code is not valid for this client, address and verifier, or {@code
   * REPLAYED}, where it was used before; then all tokens that came of it are revoked.
   */
  public CompletableFuture<TokenAnswer> redeem(CodeRedemption request) {
    Secret access = Secret.random();
    Optional<Secret> refresh =
        request.refreshable() ? Optional.of(Secret.random()) : Optional.empty();
    long now = clock.millis();
    RedeemCode parameters =
        new RedeemCode(
            request.code().hash(),
            request.client(),
            request.redirectUri(),
            request.verifier().map(Secret::hash).orElse(null), // S256 is the hash that we use
            stored(access, lifetimes.access(), now),
            refresh.map(token -> stored(token, lifetimes.refresh(), now)).orElse(null),
            now);
    return operations
        .runOnce(TokenOperations.REDEEM, parameters, access.hash())
        .thenApply(issued -> answer(issued, access, refresh));
  }

  /**
   * Takes a refresh token, once, for an access token and the next refresh token. Otherwise {@code
   * UNKNOWN}, where it is not valid for this client; {@code REPLAYED}, where it was used before:
   * then all tokens of its grant are revoked; or {@code FORBIDDEN}, where a scope was not granted:
   * then it stays valid.
   */
  public CompletableFuture<TokenAnswer> refresh(RefreshRequest request) {
    Secret access = Secret.random();
    Secret next = Secret.random();
    long now = clock.millis();
    RefreshTokens parameters =
        new RefreshTokens(
            request.refresh().hash(),
            request.client(),
            request.scopes(),
            stored(access, lifetimes.access(), now),
            stored(next, lifetimes.refresh(), now),
            now);
    return operations
        .runOnce(TokenOperations.REFRESH, parameters, access.hash())
        .thenApply(issued -> answer(issued, access, Optional.of(next)));
  }

  /**
   * An access token without a refresh token; empty where the client is disabled or not registered,
   * or the person, if there is one, has not consented to all of the scopes.
   */
  public CompletableFuture<Optional<TokenResponse>> issueAccess(AccessRequest request) {
    Secret access = Secret.random();
    long now = clock.millis();
    Grant grant =
        new Grant(
            identifiers.next(), request.client(), request.person().orElse(null), request.scopes());
    IssueAccess parameters = new IssueAccess(grant, stored(access, lifetimes.access(), now), now);
    return operations
        .runOnce(TokenOperations.ISSUE_ACCESS, parameters, access.hash())
        .thenApply(change -> issued(change, response(grant, access, Optional.empty())));
  }

  /** An access or refresh token that is valid now; empty for any other. */
  public CompletableFuture<Optional<Token>> find(Secret token) {
    return operations.run(TokenOperations.FIND, new FindToken(token.hash(), clock.millis()));
  }

  /** The same, asked where it is known at once: others may know it a moment later. */
  public CompletableFuture<Optional<Token>> findAtLeader(Secret token) {
    return operations.readAtLeader(
        TokenOperations.FIND, new FindToken(token.hash(), clock.millis()));
  }

  /**
   * Revokes a token of a client, with all others of its grant. Completes alike where the client has
   * no such token.
   *
   * @param client the id of who asks, which has been authenticated as far as it can be
   */
  public CompletableFuture<Void> revoke(Secret token, String client) {
    return operations
        .run(TokenOperations.REVOKE, new RevokeToken(token.hash(), client, clock.millis()))
        .thenAccept(change -> {});
  }

  private static NewToken stored(Secret token, Duration lifetime, long now) {
    return new NewToken(token.hash(), now + lifetime.toMillis());
  }

  private static <T> Optional<T> issued(TokenChange change, T issued) {
    return change.outcome() == TokenOutcome.DONE ? Optional.of(issued) : Optional.empty();
  }

  private TokenAnswer answer(IssuedTokens issued, Secret access, Optional<Secret> refresh) {
    return new TokenAnswer(
        issued.outcome(),
        Optional.ofNullable(issued.grant()).map(grant -> response(grant, access, refresh)));
  }

  private TokenResponse response(Grant grant, Secret access, Optional<Secret> refresh) {
    return new TokenResponse(grant, access, refresh, lifetimes.access());
  }
}
