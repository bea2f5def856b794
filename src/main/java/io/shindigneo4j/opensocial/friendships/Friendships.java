package io.shindigneo4j.opensocial.friendships;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.request.Receipts;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.opensocial.request.RequestedUser;
import io.shindigneo4j.schema.friendships.FriendshipOperations;
import io.shindigneo4j.schema.friendships.FriendshipOperations.Befriend;
import io.shindigneo4j.schema.friendships.FriendshipOperations.Friendship;
import io.shindigneo4j.schema.friendships.FriendshipOperations.FriendshipState;
import io.shindigneo4j.schema.friendships.FriendshipOperations.RelationshipKind;
import io.shindigneo4j.schema.friendships.FriendshipOperations.RemoveRelationship;
import java.time.Clock;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.opensocial.spi.UserId;

/**
 * Friendships. One begins when both people ask for it (OpenSocial Social API Server 2.5.1, Create
 * and Delete a Person/Relationship). Safe for use by many threads.
 */
public final class Friendships {

  /** In an answer: what the two are now, {@code requested} or {@code friends}. */
  private static final String STATE = "state";

  private final OperationRunner operations;
  private final AccessControl access;
  private final Receipts receipts;
  private final Clock clock;

  @Inject
  Friendships(OperationRunner operations, AccessControl access, Receipts receipts, Clock clock) {
    this.operations = operations;
    this.access = access;
    this.receipts = receipts;
    this.clock = clock;
  }

  /** Asks for friendship; where the other has asked already, the two are friends then. */
  public CompletableFuture<Map<String, String>> request(
      UserId userId, String other, RequestId request, SecurityToken token) {
    return befriend(userId, other, false, request, token).thenApply(Friendships::answer);
  }

  /** Accepts a request; status 404 if there is none. */
  public CompletableFuture<Map<String, String>> accept(
      UserId userId, String other, SecurityToken token) {
    return befriend(userId, other, true, RequestId.NONE, token)
        .thenApply(
            state -> {
              if (state != FriendshipState.FRIENDS) {
                throw Refusals.notFound("this person has not asked for friendship");
              }
              return answer(state);
            });
  }

  private static Map<String, String> answer(FriendshipState state) {
    return Map.of(STATE, state.word());
  }

  private CompletableFuture<FriendshipState> befriend(
      UserId userId, String other, boolean onlyIfAsked, RequestId request, SecurityToken token) {
    String id = writer(userId, other, token);
    Befriend parameters =
        new Befriend(
            id,
            other,
            onlyIfAsked,
            clock.millis(),
            receipts.receipt(request, FriendshipOperations.BEFRIEND.name(), token, ""));
    return operations
        .run(FriendshipOperations.BEFRIEND, parameters)
        .thenApply(friendship -> friendship.orElseThrow(() -> Refusals.notFound("person", other)))
        .thenApply(Friendships::allowed);
  }

  private static FriendshipState allowed(Friendship friendship) {
    return switch (friendship.state()) {
      case BLOCKED -> throw Refusals.forbidden("one of the two does not want this");
      case FULL ->
          throw Refusals.tooLarge(
              "at most %d requests of a person wait for an answer"
                  .formatted(FriendshipOperations.MAX_REQUESTS));
      case NONE, REQUESTED, FRIENDS -> friendship.state();
    };
  }

  /** Removes a relationship between the two; status 404 if there is none. */
  public CompletableFuture<Void> remove(
      UserId userId, String other, RelationshipKind kind, SecurityToken token) {
    String id = writer(userId, other, token);
    return operations
        .run(FriendshipOperations.PART, new RemoveRelationship(id, other, kind))
        .thenAccept(
            removal -> {
              if (!removal.undone()) {
                throw Refusals.notFound("there is nothing to undo");
              }
            });
  }

  private String writer(UserId userId, String other, SecurityToken token) {
    String id = RequestedUser.id(userId, token);
    access.writing(Resource.FRIENDSHIPS, token, id);
    if (id.equals(other)) {
      throw Refusals.badRequest("nobody is a friend of themselves");
    }
    return id;
  }
}
