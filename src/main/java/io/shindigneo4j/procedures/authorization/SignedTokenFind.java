package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.FindSignedToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.SignedToken;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenKind;
import java.util.Optional;
import org.neo4j.graphdb.Transaction;

/** A valid token by which requests are signed; also a request token that was exchanged. */
final class SignedTokenFind {

  private SignedTokenFind() {}

  static Optional<SignedToken> call(Transaction transaction, FindSignedToken parameters) {
    return GrantedToken.find(transaction, parameters.hash())
        .filter(found -> found.is(TokenKind.REQUEST) || found.is(TokenKind.SIGNED))
        .filter(found -> !Tokens.isExpired(found.token(), parameters.now()))
        .filter(found -> !GrantRules.isRevoked(transaction, found.grant()))
        .filter(found -> GrantRules.isEnabled(transaction, Grants.of(found.grant())))
        .map(SignedTokenFind::token);
  }

  private static SignedToken token(GrantedToken found) {
    return new SignedToken(
        Tokens.kind(found.token()),
        Grants.of(found.grant()),
        (long) found.grant().getProperty(GraphNames.CREATED),
        (long) found.token().getProperty(GraphNames.EXPIRES),
        (String) found.token().getProperty(GraphNames.SEALED_SECRET));
  }
}
