package io.shindigneo4j.procedures.friendships;

import io.shindigneo4j.schema.friendships.FriendshipOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on friendships by their names. */
public final class FriendshipProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register(FriendshipOperations.BEFRIEND, FriendAdd::call);
    registry.register(FriendshipOperations.PART, FriendRemove::call);
  }
}
