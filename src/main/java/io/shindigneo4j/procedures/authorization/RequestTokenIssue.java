package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.authorization.IssueRequestToken;
import io.shindigneo4j.schema.authorization.TokenChange;
import io.shindigneo4j.schema.authorization.TokenOutcome;
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
