package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.authorization.TokenOperations.Grant;
import io.shindigneo4j.schema.authorization.TokenOperations.IssueAccess;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenChange;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenKind;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Stores an access token and its grant. */
final class TokenIssue {

  private TokenIssue() {}

  static TokenChange call(Transaction transaction, IssueAccess parameters) {
    if (!allows(transaction, parameters.grant())) {
      return new TokenChange(TokenOutcome.FORBIDDEN);
    }
    Node grant = Grants.create(transaction, parameters.grant(), parameters.now());
    Tokens.create(transaction, grant, TokenKind.ACCESS, parameters.access(), parameters.now());
    return new TokenChange(TokenOutcome.DONE);
  }

  /** Whether a grant may be made; its person, if there is one, is locked from then on. */
  static boolean allows(Transaction transaction, Grant grant) {
    if (grant.person() != null) {
      People.locked(transaction, grant.person());
    }
    return GrantRules.allow(transaction, grant);
  }
}
