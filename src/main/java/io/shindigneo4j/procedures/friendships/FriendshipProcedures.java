package io.shindigneo4j.procedures.friendships;

import static io.shindigneo4j.procedures.friendships.Pair.FRIEND_REQUEST;
import static io.shindigneo4j.procedures.people.People.FRIEND_OF;

import io.shindigneo4j.schema.friendships.FriendshipOperations;
import io.shindigneo4j.schema.friendships.FriendshipOperations.RelationshipKind;
import io.shindigneo4j.schema.friendships.FriendshipOperations.RelationshipRemoval;
import io.shindigneo4j.schema.friendships.FriendshipOperations.RemoveRelationship;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import org.neo4j.graphdb.Transaction;

/** The operations on friendships by their names. */
public final class FriendshipProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register(FriendshipOperations.BEFRIEND, FriendAdd::call);
    registry.register(FriendshipOperations.PART, FriendshipProcedures::removeFriend);
  }

  /** Ends a friendship, or withdraws or declines a friend request. */
  private static RelationshipRemoval removeFriend(
      Transaction transaction, RemoveRelationship parameters) {
    boolean undone =
        Pair.locked(transaction, parameters.person(), parameters.other())
            .map(pair -> undo(pair, parameters.tie()))
            .orElse(false);
    return new RelationshipRemoval(undone);
  }

  private static boolean undo(Pair pair, RelationshipKind kind) {
    return switch (kind) {
      case FRIENDSHIP -> unfriend(pair);
      case RECEIVED_REQUEST -> pair.reversed().untie(FRIEND_REQUEST);
      case SENT_REQUEST -> pair.untie(FRIEND_REQUEST);
    };
  }

  private static boolean unfriend(Pair pair) {
    boolean there = pair.untie(FRIEND_OF);
    boolean back = pair.reversed().untie(FRIEND_OF);
    return there || back;
  }
}
