package io.shindigneo4j.opensocial.friendships;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.opensocial.request.Inputs;
import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.schema.friendships.FriendshipOperations.RelationshipKind;
import java.util.concurrent.Future;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.Service;

/**
 * Friendships by JSON-RPC, a method for each step. {@code people} offers the same under
 * {@code @friends}, {@code @friendrequests} and {@code @sentrequests}, and over REST.
 */
@Service(name = "friendships", path = "/{userId}/{personId}")
public final class FriendshipsHandler {

  private final Friendships friendships;

  @Inject
  FriendshipsHandler(Friendships friendships) {
    this.friendships = friendships;
  }

  @Operation(
      httpMethods = {},
      bodyParam = "person")
  public Future<?> request(InputRequestItem request) {
    return friendships.request(
        Inputs.user(request), Inputs.person(request), RequestId.of(request), request.getToken());
  }

  @Operation(
      httpMethods = {},
      bodyParam = "person")
  public Future<?> accept(InputRequestItem request) {
    return friendships.accept(Inputs.user(request), Inputs.person(request), request.getToken());
  }

  @Operation(
      httpMethods = {},
      bodyParam = "person")
  public Future<?> deny(InputRequestItem request) {
    return remove(request, RelationshipKind.RECEIVED_REQUEST);
  }

  @Operation(
      httpMethods = {},
      bodyParam = "person")
  public Future<?> withdraw(InputRequestItem request) {
    return remove(request, RelationshipKind.SENT_REQUEST);
  }

  @Operation(
      httpMethods = {},
      bodyParam = "person")
  public Future<?> delete(InputRequestItem request) {
    return remove(request, RelationshipKind.FRIENDSHIP);
  }

  private Future<?> remove(InputRequestItem request, RelationshipKind kind) {
    return friendships.remove(
        Inputs.user(request), Inputs.person(request), kind, request.getToken());
  }
}
