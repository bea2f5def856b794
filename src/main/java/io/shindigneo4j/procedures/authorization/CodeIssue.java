package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.TokenOperations.IssueCode;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenChange;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenKind;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Stores a code and its grant, which is always for a person. */
final class CodeIssue {

  private CodeIssue() {}

  static TokenChange call(Transaction transaction, IssueCode parameters) {
    boolean allowed =
        parameters.grant().person() != null && TokenIssue.allows(transaction, parameters.grant());
    if (allowed) {
      issue(transaction, parameters);
    }
    return new TokenChange(allowed ? TokenOutcome.DONE : TokenOutcome.FORBIDDEN);
  }

  private static void issue(Transaction transaction, IssueCode parameters) {
    Node grant = Grants.create(transaction, parameters.grant(), parameters.now());
    Node code =
        Tokens.create(transaction, grant, TokenKind.CODE, parameters.code(), parameters.now());
    code.setProperty(GraphNames.REDIRECT_URI, parameters.redirectUri());
    if (parameters.challenge() != null) {
      code.setProperty(GraphNames.CHALLENGE, parameters.challenge());
    }
  }
}
