package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.authorization.RequestTokenOperations.FindRequestToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.RequestToken;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** A request token that waits for a person. */
final class RequestTokenFind {

  private RequestTokenFind() {}

  static Optional<RequestToken> call(Transaction transaction, FindRequestToken parameters) {
    return RequestTokens.find(transaction, parameters.hash(), parameters.now())
        .map(RequestTokenFind::token);
  }

  private static RequestToken token(Node node) {
    return new RequestToken(
        RequestTokens.client(node), RequestTokens.callback(node), RequestTokens.scopes(node));
  }
}
