package io.shindigneo4j.procedures.friendships;

import static io.shindigneo4j.procedures.friendships.Pair.BLOCKS;
import static io.shindigneo4j.procedures.friendships.Pair.FRIEND_REQUEST;
import static io.shindigneo4j.procedures.people.People.FRIEND_OF;

import io.shindigneo4j.procedures.request.StoredReceipts;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.friendships.FriendshipOperations;
import io.shindigneo4j.schema.friendships.FriendshipOperations.Befriend;
import io.shindigneo4j.schema.friendships.FriendshipOperations.Friendship;
import io.shindigneo4j.schema.friendships.FriendshipOperations.FriendshipState;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Transaction;

/** Sends a friend request, or accepts the other person's request. */
final class FriendAdd {

  private FriendAdd() {}

  static Optional<Friendship> call(Transaction transaction, Befriend parameters) {
    return Pair.locked(transaction, parameters.person(), parameters.other())
        .map(pair -> new Friendship(state(transaction, pair, parameters)));
  }

  private static FriendshipState state(Transaction transaction, Pair pair, Befriend parameters) {
    if (asks(pair, parameters)
        && StoredReceipts.keptAnswer(transaction, parameters.receipt()).isEmpty()
        && pair.person().getDegree(FRIEND_REQUEST, Direction.OUTGOING)
            >= FriendshipOperations.MAX_REQUESTS) {
      return FriendshipState.FULL;
    }
    return StoredReceipts.earlierAnswer(transaction, parameters.receipt())
        .map(FriendshipState::of)
        .orElseGet(() -> firstState(transaction, pair, parameters));
  }

  private static FriendshipState firstState(
      Transaction transaction, Pair pair, Befriend parameters) {
    befriend(pair, parameters);
    FriendshipState state = state(pair);
    StoredReceipts.answer(transaction, parameters.receipt(), state.word());
    return state;
  }

  private static void befriend(Pair pair, Befriend parameters) {
    if (asks(pair, parameters)) {
      pair.tie(FRIEND_REQUEST, parameters.now());
    } else if (isPossible(pair) && pair.reversed().has(FRIEND_REQUEST)) {
      confirm(pair, parameters.now());
    }
  }

  /** Whether the call is a request that is not there yet. */
  private static boolean asks(Pair pair, Befriend parameters) {
    return !parameters.onlyIfAsked()
        && isPossible(pair)
        && !pair.reversed().has(FRIEND_REQUEST)
        && !pair.has(FRIEND_REQUEST);
  }

  private static boolean isPossible(Pair pair) {
    return !pair.has(FRIEND_OF) && !isBlocked(pair);
  }

  private static boolean isBlocked(Pair pair) {
    return pair.has(BLOCKS) || pair.reversed().has(BLOCKS);
  }

  /** Where one of the two had the other as a friend before, the friendship began then. */
  private static void confirm(Pair pair, long now) {
    long since =
        Stream.of(pair, pair.reversed())
            .flatMap(direction -> direction.ties(FRIEND_OF).stream())
            .map(friendship -> friendship.getProperty(GraphNames.SINCE, now))
            .mapToLong(began -> ((Number) began).longValue())
            .min()
            .orElse(now);
    for (Pair direction : List.of(pair, pair.reversed())) {
      direction.tie(FRIEND_OF, since);
      direction.untie(FRIEND_REQUEST);
    }
  }

  private static FriendshipState state(Pair pair) {
    if (pair.has(FRIEND_OF)) {
      return FriendshipState.FRIENDS;
    } else if (isBlocked(pair)) {
      return FriendshipState.BLOCKED;
    }
    return pair.has(FRIEND_REQUEST) ? FriendshipState.REQUESTED : FriendshipState.NONE;
  }
}
