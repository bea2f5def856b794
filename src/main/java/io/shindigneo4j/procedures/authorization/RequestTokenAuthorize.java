package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.AuthorizeRequestToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.NewSignedToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.RequestTokenChange;
import io.shindigneo4j.schema.authorization.TokenOperations.Grant;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenKind;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Makes a token of a grant of a request token that has waited for a person. */
final class RequestTokenAuthorize {

  private RequestTokenAuthorize() {}

  static RequestTokenChange call(Transaction transaction, AuthorizeRequestToken parameters) {
    People.locked(transaction, parameters.person());
    Optional<Node> waiting =
        RequestTokenNodes.locked(transaction, parameters.hash(), parameters.now());
    return waiting.isPresent()
        ? authorize(transaction, waiting.get(), parameters)
        : repeated(transaction, parameters);
  }

  private static RequestTokenChange authorize(
      Transaction transaction, Node waiting, AuthorizeRequestToken parameters) {
    Grant grant =
        new Grant(
            parameters.grant(),
            RequestTokenNodes.client(waiting),
            parameters.person(),
            RequestTokenNodes.scopes(waiting));
    if (!GrantRules.allow(transaction, grant)) {
      return new RequestTokenChange(TokenOutcome.FORBIDDEN, null);
    }
    Node token = authorized(transaction, grant, waiting, parameters);
    waiting.delete();
    return new RequestTokenChange(TokenOutcome.DONE, RequestTokenNodes.callback(token));
  }

  private static Node authorized(
      Transaction transaction, Grant grant, Node waiting, AuthorizeRequestToken parameters) {
    NewSignedToken stored =
        new NewSignedToken(
            parameters.hash(),
            (String) waiting.getProperty(GraphNames.SEALED_SECRET),
            parameters.expires());
    long now = parameters.now();
    Node created = Grants.create(transaction, grant, now);
    Node token = TokenNodes.create(transaction, created, TokenKind.REQUEST, stored, now);
    token.setProperty(GraphNames.CALLBACK, RequestTokenNodes.callback(waiting));
    token.setProperty(GraphNames.VERIFIER, parameters.verifier());
    return token;
  }

  /** Whoever presses a button twice goes on as after the first time. */
  private static RequestTokenChange repeated(
      Transaction transaction, AuthorizeRequestToken parameters) {
    return GrantedToken.find(transaction, parameters.hash())
        .filter(found -> found.is(TokenKind.REQUEST) && !TokenNodes.isUsed(found.token()))
        .filter(found -> !TokenNodes.isExpired(found.token(), parameters.now()))
        .filter(found -> parameters.person().equals(Grants.of(found.grant()).person()))
        .filter(
            found -> parameters.verifier().equals(found.token().getProperty(GraphNames.VERIFIER)))
        .map(found -> RequestTokenNodes.callback(found.token()))
        .map(callback -> new RequestTokenChange(TokenOutcome.DONE, callback))
        .orElseGet(() -> new RequestTokenChange(TokenOutcome.UNKNOWN, null));
  }
}
