package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.authorization.RequestTokenOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on the tokens of OAuth 1.0a by their names. */
public final class RequestTokenProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register(RequestTokenOperations.ISSUE, RequestTokenIssue::call);
    registry.register(RequestTokenOperations.FIND, RequestTokenFind::call);
    registry.register(RequestTokenOperations.AUTHORIZE, RequestTokenAuthorize::call);
    registry.register(RequestTokenOperations.DENY, RequestTokenDeny::call);
    registry.register(RequestTokenOperations.EXCHANGE, RequestTokenExchange::call);
    registry.register(RequestTokenOperations.FIND_SIGNED, SignedTokenFind::call);
  }
}
