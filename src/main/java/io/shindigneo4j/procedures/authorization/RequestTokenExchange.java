package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.ExchangeRequestToken;
import io.shindigneo4j.schema.authorization.TokenOperations.IssuedTokens;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenKind;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/**
 * Takes a request token for an access token. Who presents it without its verifier changes nothing.
 */
final class RequestTokenExchange {

  private RequestTokenExchange() {}

  static IssuedTokens call(Transaction transaction, ExchangeRequestToken parameters) {
    Optional<GrantedToken> token =
        GrantedToken.locked(transaction, parameters.hash(), parameters.client())
            .filter(found -> found.is(TokenKind.REQUEST))
            .filter(found -> verifier(found).equals(parameters.verifier()));
    TokenOutcome outcome =
        token
            .map(found -> found.tryUse(transaction, parameters.now()))
            .orElse(TokenOutcome.UNKNOWN);
    if (outcome == TokenOutcome.DONE) {
      Node grant = token.orElseThrow().grant();
      token.orElseThrow().token().setProperty(GraphNames.USED, true);
      Tokens.create(transaction, grant, TokenKind.SIGNED, parameters.access(), parameters.now());
      return new IssuedTokens(outcome, Grants.of(grant));
    }
    return new IssuedTokens(outcome, null);
  }

  private static Object verifier(GrantedToken found) {
    return found.token().getProperty(GraphNames.VERIFIER);
  }
}
