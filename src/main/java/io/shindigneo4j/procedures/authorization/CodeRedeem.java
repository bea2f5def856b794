package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.TokenOperations.IssuedTokens;
import io.shindigneo4j.schema.authorization.TokenOperations.RedeemCode;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenKind;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome;
import java.util.Objects;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Takes a code for tokens. Who presents it wrongly changes nothing, whether it was used or not. */
final class CodeRedeem {

  private CodeRedeem() {}

  static IssuedTokens call(Transaction transaction, RedeemCode parameters) {
    Optional<GrantedToken> code =
        GrantedToken.locked(transaction, parameters.code(), parameters.client())
            .filter(found -> found.is(TokenKind.CODE))
            .filter(found -> suits(found.token(), parameters));
    TokenOutcome outcome =
        code.map(found -> found.tryUse(transaction, parameters.now())).orElse(TokenOutcome.UNKNOWN);
    if (outcome == TokenOutcome.DONE) {
      redeem(transaction, code.orElseThrow(), parameters);
      return new IssuedTokens(outcome, Grants.of(code.orElseThrow().grant()));
    }
    return new IssuedTokens(outcome, null);
  }

  private static boolean suits(Node code, RedeemCode parameters) {
    return parameters.redirectUri().equals(code.getProperty(GraphNames.REDIRECT_URI))
        && Objects.equals(parameters.challenge(), code.getProperty(GraphNames.CHALLENGE, null));
  }

  private static void redeem(Transaction transaction, GrantedToken code, RedeemCode parameters) {
    long now = parameters.now();
    code.token().setProperty(GraphNames.USED, true);
    TokenNodes.create(transaction, code.grant(), TokenKind.ACCESS, parameters.access(), now);
    if (parameters.refresh() != null) {
      TokenNodes.create(transaction, code.grant(), TokenKind.REFRESH, parameters.refresh(), now);
    }
  }
}
