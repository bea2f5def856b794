package io.shindigneo4j.procedures.friendships;

import io.shindigneo4j.procedures.OperationProcedures;
import io.shindigneo4j.schema.friendships.FriendshipOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on friendships by their names. */
public final class FriendshipProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    OperationProcedures.register(registry, FriendshipOperations.BEFRIEND, Befriending::call);
    OperationProcedures.register(registry, FriendshipOperations.PART, Parting::call);
  }
}
