package io.shindigneo4j.opensocial.graph;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestedUser;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.graph.RecommendationOperations;
import io.shindigneo4j.schema.graph.RecommendationOperations.Dismiss;
import io.shindigneo4j.schema.graph.RecommendationOperations.Restore;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Block;
import io.shindigneo4j.schema.graph.SocialGraphOperations.RelationChange;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Unblock;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.opensocial.spi.UserId;

/**
 * Blocks people and dismisses recommendations. Each answer has {@code changed}, which is false if
 * nothing had to change; status 404 if one of the two people does not exist. Safe for use by many
 * threads.
 */
final class BlockedPeople {

  private static final String CHANGED = "changed";

  private final OperationRunner operations;
  private final AccessControl access;
  private final Clock clock;

  @Inject
  BlockedPeople(OperationRunner operations, AccessControl access, Clock clock) {
    this.operations = operations;
    this.access = access;
    this.clock = clock;
  }

  /** Keeps a person out of the user's recommendations. */
  CompletableFuture<Map<String, Boolean>> dismiss(UserId user, UserId other, SecurityToken token) {
    Pair pair = pair(user, other, token);
    return run(
        RecommendationOperations.DISMISS, new Dismiss(pair.user(), pair.other(), clock.millis()));
  }

  /** Undoes {@link #dismiss}. */
  CompletableFuture<Map<String, Boolean>> restore(UserId user, UserId other, SecurityToken token) {
    Pair pair = pair(user, other, token);
    return run(RecommendationOperations.RESTORE, new Restore(pair.user(), pair.other()));
  }

  /** Keeps the two from being recommended to each other, and from asking for friendship. */
  CompletableFuture<Map<String, Boolean>> block(UserId user, UserId other, SecurityToken token) {
    Pair pair = pair(user, other, token);
    return run(SocialGraphOperations.BLOCK, new Block(pair.user(), pair.other(), clock.millis()));
  }

  /** Undoes {@link #block}. */
  CompletableFuture<Map<String, Boolean>> unblock(UserId user, UserId other, SecurityToken token) {
    Pair pair = pair(user, other, token);
    return run(SocialGraphOperations.UNBLOCK, new Unblock(pair.user(), pair.other()));
  }

  private record Pair(String user, String other) {}

  private Pair pair(UserId userId, UserId otherId, SecurityToken token) {
    String user = RequestedUser.id(userId, token);
    access.writing(Resource.FRIENDSHIPS, token, user);
    String other = RequestedUser.id(otherId, token);
    if (user.equals(other)) {
      throw Refusals.badRequest("nobody avoids themselves");
    }
    return new Pair(user, other);
  }

  private <P extends Record> CompletableFuture<Map<String, Boolean>> run(
      Operation<P, Optional<RelationChange>> operation, P parameters) {
    return operations
        .run(operation, parameters)
        .thenApply(
            change -> change.orElseThrow(() -> Refusals.notFound("one of the two is unknown")))
        .thenApply(BlockedPeople::done);
  }

  private static Map<String, Boolean> done(RelationChange change) {
    if (change.isRefused()) {
      throw Refusals.tooLarge(
          "nobody blocks more than %1$d people, or dismisses more than %1$d"
              .formatted(SocialGraphOperations.MAX_AVOIDED));
    }
    return Map.of(CHANGED, change.changed());
  }
}
