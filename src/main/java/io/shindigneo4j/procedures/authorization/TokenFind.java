package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.TokenOperations.FindToken;
import io.shindigneo4j.schema.authorization.TokenOperations.Grant;
import io.shindigneo4j.schema.authorization.TokenOperations.Token;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenKind;
import java.util.List;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** A valid access or refresh token. */
final class TokenFind {

  private TokenFind() {}

  static Optional<Token> call(Transaction transaction, FindToken parameters) {
    return GrantedToken.find(transaction, parameters.hash())
        .filter(found -> found.is(TokenKind.ACCESS) || found.is(TokenKind.REFRESH))
        .filter(found -> !TokenNodes.isUsed(found.token()))
        .filter(found -> !TokenNodes.isExpired(found.token(), parameters.now()))
        .filter(found -> !GrantRules.isRevoked(transaction, found.grant()))
        .filter(found -> GrantRules.isEnabled(transaction, Grants.of(found.grant())))
        .map(TokenFind::token);
  }

  private static Token token(GrantedToken found) {
    Node token = found.token();
    Grant whole = Grants.of(found.grant());
    List<String> scopes =
        token.hasProperty(GraphNames.SCOPES)
            ? Grants.scopes(token.getProperty(GraphNames.SCOPES))
            : whole.scopes();
    return new Token(
        TokenNodes.kind(token),
        new Grant(whole.id(), whole.client(), whole.person(), scopes),
        (long) found.grant().getProperty(GraphNames.CREATED),
        (long) token.getProperty(GraphNames.ISSUED),
        (long) token.getProperty(GraphNames.EXPIRES));
  }
}
