package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.RequestTokenOperations;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.DenyRequestToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.ExchangeRequestToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.FindRequestToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.FindSignedToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.IssueRequestToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.RequestToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.SignedToken;
import io.shindigneo4j.schema.authorization.TokenOperations.IssuedTokens;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenChange;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenKind;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** The operations on the tokens of OAuth 1.0a by their names. */
public final class RequestTokenProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register(RequestTokenOperations.ISSUE, RequestTokenProcedures::issueRequestToken);
    registry.register(RequestTokenOperations.FIND, RequestTokenProcedures::findRequestToken);
    registry.register(RequestTokenOperations.AUTHORIZE, RequestTokenAuthorize::call);
    registry.register(RequestTokenOperations.DENY, RequestTokenProcedures::denyRequestToken);
    registry.register(
        RequestTokenOperations.EXCHANGE, RequestTokenProcedures::exchangeRequestToken);
    registry.register(RequestTokenOperations.FIND_SIGNED, RequestTokenProcedures::findSignedToken);
  }

  /** Stores a request token. */
  private static TokenChange issueRequestToken(
      Transaction transaction, IssueRequestToken parameters) {
    if (!RequestTokenNodes.isEnabled(transaction, parameters.client())) {
      return new TokenChange(TokenOutcome.FORBIDDEN);
    }
    RequestTokenNodes.create(transaction, parameters);
    return new TokenChange(TokenOutcome.DONE);
  }

  /** A request token that waits for a person. */
  private static Optional<RequestToken> findRequestToken(
      Transaction transaction, FindRequestToken parameters) {
    return RequestTokenNodes.find(transaction, parameters.hash(), parameters.now())
        .map(RequestTokenProcedures::requestToken);
  }

  private static RequestToken requestToken(Node node) {
    return new RequestToken(
        RequestTokenNodes.client(node),
        RequestTokenNodes.callback(node),
        RequestTokenNodes.scopes(node));
  }

  /** Ends a request token that waits for a person. */
  private static TokenChange denyRequestToken(
      Transaction transaction, DenyRequestToken parameters) {
    Optional<Node> token =
        RequestTokenNodes.locked(transaction, parameters.hash(), parameters.now());
    token.ifPresent(Node::delete);
    return new TokenChange(token.isPresent() ? TokenOutcome.DONE : TokenOutcome.UNKNOWN);
  }

  /**
   * Takes a request token for an access token. Who presents it without its verifier changes
   * nothing.
   */
  private static IssuedTokens exchangeRequestToken(
      Transaction transaction, ExchangeRequestToken parameters) {
    Optional<GrantedToken> token =
        GrantedToken.locked(transaction, parameters.hash(), parameters.client())
            .filter(found -> found.is(TokenKind.REQUEST))
            .filter(found -> verifier(found).equals(parameters.verifier()));
    TokenOutcome outcome =
        token
            .map(found -> found.tryUse(transaction, parameters.now()))
            .orElse(TokenOutcome.UNKNOWN);
    if (outcome == TokenOutcome.DONE) {
      Node grant = token.orElseThrow().grant();
      token.orElseThrow().token().setProperty(GraphNames.USED, true);
      TokenNodes.create(
          transaction, grant, TokenKind.SIGNED, parameters.access(), parameters.now());
      return new IssuedTokens(outcome, Grants.of(grant));
    }
    return new IssuedTokens(outcome, null);
  }

  private static Object verifier(GrantedToken found) {
    return found.token().getProperty(GraphNames.VERIFIER);
  }

  /** A valid token by which requests are signed; also a request token that was exchanged. */
  private static Optional<SignedToken> findSignedToken(
      Transaction transaction, FindSignedToken parameters) {
    return GrantedToken.find(transaction, parameters.hash())
        .filter(found -> found.is(TokenKind.REQUEST) || found.is(TokenKind.SIGNED))
        .filter(found -> !TokenNodes.isExpired(found.token(), parameters.now()))
        .filter(found -> !GrantRules.isRevoked(transaction, found.grant()))
        .filter(found -> GrantRules.isEnabled(transaction, Grants.of(found.grant())))
        .map(RequestTokenProcedures::signedToken);
  }

  private static SignedToken signedToken(GrantedToken found) {
    return new SignedToken(
        TokenNodes.kind(found.token()),
        Grants.of(found.grant()),
        (long) found.grant().getProperty(GraphNames.CREATED),
        (long) found.token().getProperty(GraphNames.EXPIRES),
        (String) found.token().getProperty(GraphNames.SEALED_SECRET));
  }
}
