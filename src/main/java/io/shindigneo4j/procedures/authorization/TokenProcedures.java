package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.TokenOperations;
import io.shindigneo4j.schema.authorization.TokenOperations.Grant;
import io.shindigneo4j.schema.authorization.TokenOperations.IssueAccess;
import io.shindigneo4j.schema.authorization.TokenOperations.IssueCode;
import io.shindigneo4j.schema.authorization.TokenOperations.RevokeToken;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenChange;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenKind;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** The operations on grants and tokens by their names. */
public final class TokenProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register(TokenOperations.ISSUE_CODE, TokenProcedures::issueCode);
    registry.register(TokenOperations.REDEEM, CodeRedeem::call);
    registry.register(TokenOperations.REFRESH, TokenRefresh::call);
    registry.register(TokenOperations.ISSUE_ACCESS, TokenProcedures::issueAccess);
    registry.register(TokenOperations.FIND, TokenFind::call);
    registry.register(TokenOperations.REVOKE, TokenProcedures::revokeToken);
    registry.register(TokenOperations.LIST, GrantList::call);
  }

  /** Stores a code and its grant, which is always for a person. */
  private static TokenChange issueCode(Transaction transaction, IssueCode parameters) {
    boolean allowed =
        parameters.grant().person() != null && allows(transaction, parameters.grant());
    if (allowed) {
      issue(transaction, parameters);
    }
    return new TokenChange(allowed ? TokenOutcome.DONE : TokenOutcome.FORBIDDEN);
  }

  private static void issue(Transaction transaction, IssueCode parameters) {
    Node grant = Grants.create(transaction, parameters.grant(), parameters.now());
    Node code =
        TokenNodes.create(transaction, grant, TokenKind.CODE, parameters.code(), parameters.now());
    code.setProperty(GraphNames.REDIRECT_URI, parameters.redirectUri());
    if (parameters.challenge() != null) {
      code.setProperty(GraphNames.CHALLENGE, parameters.challenge());
    }
  }

  /**
   * Revokes a client's token with all of its grant. The answer does not tell whether there is one.
   */
  private static TokenChange revokeToken(Transaction transaction, RevokeToken parameters) {
    GrantedToken.locked(transaction, parameters.hash(), parameters.client())
        .ifPresent(found -> Grants.revoke(transaction, found.grant(), parameters.now()));
    return new TokenChange(TokenOutcome.DONE);
  }

  /** Stores an access token and its grant. */
  private static TokenChange issueAccess(Transaction transaction, IssueAccess parameters) {
    if (!allows(transaction, parameters.grant())) {
      return new TokenChange(TokenOutcome.FORBIDDEN);
    }
    Node grant = Grants.create(transaction, parameters.grant(), parameters.now());
    TokenNodes.create(transaction, grant, TokenKind.ACCESS, parameters.access(), parameters.now());
    return new TokenChange(TokenOutcome.DONE);
  }

  /** Whether a grant may be made; its person, if there is one, is locked from then on. */
  private static boolean allows(Transaction transaction, Grant grant) {
    if (grant.person() != null) {
      People.locked(transaction, grant.person());
    }
    return GrantRules.allow(transaction, grant);
  }
}
