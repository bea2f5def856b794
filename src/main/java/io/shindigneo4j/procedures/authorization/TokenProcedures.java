package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.authorization.TokenOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on grants and tokens by their names. */
public final class TokenProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register(TokenOperations.ISSUE_CODE, CodeIssue::call);
    registry.register(TokenOperations.REDEEM, CodeRedeem::call);
    registry.register(TokenOperations.REFRESH, TokenRefresh::call);
    registry.register(TokenOperations.ISSUE_ACCESS, TokenIssue::call);
    registry.register(TokenOperations.FIND, TokenFind::call);
    registry.register(TokenOperations.REVOKE, TokenRevoke::call);
    registry.register(TokenOperations.LIST, GrantList::call);
  }
}
