package io.shindigneo4j.procedures.identity;

import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.authorization.ClientOperations;
import io.shindigneo4j.schema.authorization.ConsentOperations;
import io.shindigneo4j.schema.authorization.NonceOperations;
import io.shindigneo4j.schema.authorization.RequestTokenOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.SessionOperations;
import io.shindigneo4j.schema.authorization.TokenOperations;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations;
import io.shindigneo4j.schema.sealed.SealedOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import java.util.List;

/** The operations of identity, each of which is carried out by its Cypher text. */
public final class IdentityProcedures implements ProcedurePack {

  private static final List<Operation<?, ?>> OPERATIONS =
      List.of(
          ClientOperations.REGISTER,
          ClientOperations.GET,
          ClientOperations.LIST,
          ClientOperations.ENABLE,
          ConsentOperations.GRANT,
          ConsentOperations.GET,
          ConsentOperations.LIST,
          ConsentOperations.WITHDRAW,
          TokenOperations.ISSUE_CODE,
          TokenOperations.REDEEM,
          TokenOperations.REFRESH,
          TokenOperations.ISSUE_ACCESS,
          TokenOperations.FIND,
          TokenOperations.REVOKE,
          TokenOperations.LIST,
          RequestTokenOperations.ISSUE,
          RequestTokenOperations.FIND,
          RequestTokenOperations.AUTHORIZE,
          RequestTokenOperations.DENY,
          RequestTokenOperations.EXCHANGE,
          RequestTokenOperations.FIND_SIGNED,
          NonceOperations.USE,
          SessionOperations.NOTE,
          SessionOperations.LIST,
          SessionOperations.END,
          RevocationOperations.ADD,
          RevocationOperations.LIST,
          ServiceOperations.REGISTER,
          ServiceOperations.GET,
          ServiceOperations.LIST,
          ServiceOperations.REMOVE,
          GadgetTokenOperations.GET,
          GadgetTokenOperations.LIST,
          GadgetTokenOperations.PUT,
          GadgetTokenOperations.CLAIM,
          GadgetTokenOperations.REMOVE,
          SealedOperations.COUNT,
          SealedOperations.LIST,
          SealedOperations.REPLACE);

  @Override
  public void register(ProcedureRegistry registry) {
    OPERATIONS.forEach(registry::registerCypher);
  }
}
