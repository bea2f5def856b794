package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.authorization.RequestTokenOperations.IssueRequestToken;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenChange;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome;
import org.neo4j.graphdb.Transaction;

/** Stores a request token. */
final class RequestTokenIssue {

  private RequestTokenIssue() {}

  static TokenChange call(Transaction transaction, IssueRequestToken parameters) {
    if (!RequestTokens.isEnabled(transaction, parameters.client())) {
      return new TokenChange(TokenOutcome.FORBIDDEN);
    }
    RequestTokens.create(transaction, parameters);
    return new TokenChange(TokenOutcome.DONE);
  }
}
