package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.procedures.friendships.Pair;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.graph.RecommendationOperations.Dismiss;
import io.shindigneo4j.schema.graph.RecommendationOperations.Restore;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Block;
import io.shindigneo4j.schema.graph.SocialGraphOperations.RelationChange;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Unblock;
import java.util.Optional;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** Blocks people and dismisses recommendations, and undoes both. */
final class Dismissals {

  private static final RelationshipType DISMISSED = RelationshipType.withName(GraphNames.DISMISSED);

  private Dismissals() {}

  static Optional<RelationChange> dismiss(Transaction transaction, Dismiss parameters) {
    return Pair.locked(transaction, parameters.person(), parameters.other())
        .map(pair -> avoid(pair, DISMISSED, parameters.now()));
  }

  static Optional<RelationChange> restore(Transaction transaction, Restore parameters) {
    return Pair.locked(transaction, parameters.person(), parameters.other())
        .map(pair -> RelationChange.done(pair.untie(DISMISSED)));
  }

  static Optional<RelationChange> block(Transaction transaction, Block parameters) {
    return Pair.locked(transaction, parameters.person(), parameters.other())
        .map(pair -> block(pair, parameters.now()));
  }

  private static RelationChange block(Pair pair, long now) {
    RelationChange change = avoid(pair, Pair.BLOCKS, now);
    if (!change.isRefused()) {
      pair.untie(Pair.FRIEND_REQUEST);
      pair.reversed().untie(Pair.FRIEND_REQUEST);
    }
    return change;
  }

  static Optional<RelationChange> unblock(Transaction transaction, Unblock parameters) {
    return Pair.locked(transaction, parameters.person(), parameters.other())
        .map(pair -> RelationChange.done(pair.untie(Pair.BLOCKS)));
  }

  /** Leaves a tie that is there as it is. */
  private static RelationChange avoid(Pair pair, RelationshipType type, long now) {
    if (pair.has(type)) {
      return RelationChange.done(false);
    } else if (pair.person().getDegree(type, Direction.OUTGOING)
        >= SocialGraphOperations.MAX_AVOIDED) {
      return RelationChange.REFUSED;
    }
    pair.tie(type, now);
    return RelationChange.done(true);
  }
}
