package io.shindigneo4j.opensocial.graph;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import java.util.List;
import java.util.concurrent.Future;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.Service;
import org.apache.shindig.social.opensocial.model.Person;

/** The graph under the paths of 2012, for older gadgets. */
@Service(name = "user")
public final class UserHandler {

  private final GraphHandler graph;

  @Inject
  UserHandler(GraphHandler graph) {
    this.graph = graph;
  }

  /** {@code graph.friendsOfFriends}. */
  @Operation(httpMethods = "GET", path = "/{userId}+/fof/{depth}/{strangers}")
  public Future<?> fof(InputRequestItem request) {
    return graph.friendsOfFriends(request);
  }

  /** {@code graph.recommendations}. */
  @Operation(httpMethods = "GET", path = "/{userId}+/sfriend/{minimumCommon}")
  public Future<?> sfriend(InputRequestItem request) {
    return graph.recommendations(request);
  }

  /** {@code graph.groupRecommendations}. */
  @Operation(httpMethods = "GET", path = "/{userId}+/sgroup/{minimumFriends}")
  public Future<?> sgroup(InputRequestItem request) {
    return graph.groupRecommendations(request);
  }

  /** The people on the first path of {@code graph.path}. */
  @Operation(httpMethods = "GET", path = "/{userId}+/spath/{personId}")
  public Future<?> spath(InputRequestItem request) {
    return graph.path(request).thenApply(UserHandler::first);
  }

  private static RestfulCollection<Person> first(RestfulCollection<FriendPath> paths) {
    return new RestfulCollection<>(
        paths.getList().isEmpty() ? List.of() : paths.getList().get(0).getPeople());
  }
}
