package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.authorization.TokenOperations.RevokeToken;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenChange;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome;
import org.neo4j.graphdb.Transaction;

/**
 * Revokes a client's token with all of its grant. The answer does not tell whether there is one.
 */
final class TokenRevoke {

  private TokenRevoke() {}

  static TokenChange call(Transaction transaction, RevokeToken parameters) {
    GrantedToken.locked(transaction, parameters.hash(), parameters.client())
        .ifPresent(found -> Grants.revoke(transaction, found.grant(), parameters.now()));
    return new TokenChange(TokenOutcome.DONE);
  }
}
