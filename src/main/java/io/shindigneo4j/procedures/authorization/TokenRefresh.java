package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.TokenOperations;
import io.shindigneo4j.schema.authorization.TokenOperations.Grant;
import io.shindigneo4j.schema.authorization.TokenOperations.IssuedTokens;
import io.shindigneo4j.schema.authorization.TokenOperations.RefreshTokens;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenKind;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome;
import java.util.Optional;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Takes a refresh token for the next, and deletes what has expired of its grant. */
final class TokenRefresh {

  private TokenRefresh() {}

  static IssuedTokens call(Transaction transaction, RefreshTokens parameters) {
    Optional<GrantedToken> token =
        GrantedToken.locked(transaction, parameters.refresh(), parameters.client())
            .filter(found -> found.is(TokenKind.REFRESH));
    TokenOutcome outcome =
        token
            .map(found -> found.tryUse(transaction, parameters.now()))
            .orElse(TokenOutcome.UNKNOWN);
    return outcome == TokenOutcome.DONE
        ? refresh(transaction, token.orElseThrow(), parameters)
        : new IssuedTokens(outcome, null);
  }

  private static IssuedTokens refresh(
      Transaction transaction, GrantedToken token, RefreshTokens parameters) {
    Grant grant = Grants.of(token.grant());
    if (!grant.scopes().containsAll(parameters.scopes())) {
      return new IssuedTokens(TokenOutcome.FORBIDDEN, null);
    } else if (isFull(token.grant(), parameters.now())) {
      return new IssuedTokens(TokenOutcome.UNKNOWN, null);
    }
    token.token().setProperty(GraphNames.USED, true);
    deleteExpired(token.grant(), parameters.now());
    issue(transaction, token.grant(), parameters);
    return new IssuedTokens(TokenOutcome.DONE, narrowed(grant, parameters));
  }

  /**
   * Used tokens stay until they expire: to forget them sooner would let a thief's first one pass.
   */
  private static boolean isFull(Node grant, long now) {
    return grant.getRelationships(Direction.OUTGOING, Grants.HAS_TOKEN).stream()
            .filter(hasToken -> !TokenNodes.isExpired(hasToken.getEndNode(), now))
            .count()
        >= TokenOperations.MOST_TOKENS;
  }

  private static void deleteExpired(Node grant, long now) {
    grant.getRelationships(Direction.OUTGOING, Grants.HAS_TOKEN).stream()
        .filter(hasToken -> TokenNodes.isExpired(hasToken.getEndNode(), now))
        .toList()
        .forEach(Grants::deleteToken);
  }

  private static void issue(Transaction transaction, Node grant, RefreshTokens parameters) {
    long now = parameters.now();
    Node access = TokenNodes.create(transaction, grant, TokenKind.ACCESS, parameters.access(), now);
    if (!parameters.scopes().isEmpty()) {
      access.setProperty(GraphNames.SCOPES, parameters.scopes().toArray(String[]::new));
    }
    TokenNodes.create(transaction, grant, TokenKind.REFRESH, parameters.next(), now);
  }

  private static Grant narrowed(Grant grant, RefreshTokens parameters) {
    return parameters.scopes().isEmpty()
        ? grant
        : new Grant(grant.id(), grant.client(), grant.person(), parameters.scopes());
  }
}
