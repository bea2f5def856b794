package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.authorization.RequestTokenOperations.DenyRequestToken;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenChange;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Ends a request token that waits for a person. */
final class RequestTokenDeny {

  private RequestTokenDeny() {}

  static TokenChange call(Transaction transaction, DenyRequestToken parameters) {
    Optional<Node> token = RequestTokens.locked(transaction, parameters.hash(), parameters.now());
    token.ifPresent(Node::delete);
    return new TokenChange(token.isPresent() ? TokenOutcome.DONE : TokenOutcome.UNKNOWN);
  }
}
