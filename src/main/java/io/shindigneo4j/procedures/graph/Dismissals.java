package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.procedures.friendships.Pair;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.graph.RecommendationOperations.Dismiss;
import io.shindigneo4j.schema.graph.RecommendationOperations.Restore;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Block;
import io.shindigneo4j.schema.graph.SocialGraphOperations.RelationChange;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Unblock;
import java.util.Optional;
import java.util.function.Predicate;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** Blocks people and dismisses recommendations, and undoes both. */
final class Dismissals {

  private static final RelationshipType DISMISSED = RelationshipType.withName(GraphNames.DISMISSED);

  private Dismissals() {}

  static Optional<RelationChange> dismiss(Transaction transaction, Dismiss parameters) {
    return change(
        transaction,
        parameters.person(),
        parameters.other(),
        pair -> tie(pair, DISMISSED, parameters.now()));
  }

  static Optional<RelationChange> restore(Transaction transaction, Restore parameters) {
    return change(
        transaction, parameters.person(), parameters.other(), pair -> pair.untie(DISMISSED));
  }

  static Optional<RelationChange> block(Transaction transaction, Block parameters) {
    return change(
        transaction,
        parameters.person(),
        parameters.other(),
        pair -> block(pair, parameters.now()));
  }

  private static boolean block(Pair pair, long now) {
    pair.untie(Pair.FRIEND_REQUEST);
    pair.reversed().untie(Pair.FRIEND_REQUEST);
    return tie(pair, Pair.BLOCKS, now);
  }

  static Optional<RelationChange> unblock(Transaction transaction, Unblock parameters) {
    return change(
        transaction, parameters.person(), parameters.other(), pair -> pair.untie(Pair.BLOCKS));
  }

  /** Leaves a tie that is there as it is. */
  private static boolean tie(Pair pair, RelationshipType type, long now) {
    boolean isNew = !pair.has(type);
    if (isNew) {
      pair.tie(type, now);
    }
    return isNew;
  }

  private static Optional<RelationChange> change(
      Transaction transaction, String person, String other, Predicate<Pair> change) {
    return Pair.locked(transaction, person, other)
        .map(pair -> new RelationChange(change.test(pair)));
  }
}
