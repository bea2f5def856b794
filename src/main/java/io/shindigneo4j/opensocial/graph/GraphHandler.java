package io.shindigneo4j.opensocial.graph;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.groups.GroupMapper;
import io.shindigneo4j.opensocial.mapping.CollectionQuery;
import io.shindigneo4j.opensocial.people.PersonMapper;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.opensocial.request.Inputs;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestedUser;
import io.shindigneo4j.schema.graph.GraphLimits;
import io.shindigneo4j.schema.graph.RecommendationOperations.Ranking;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.query.Selection;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.RequestItem;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.Service;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.CollectionOptionsFactory;
import org.apache.shindig.social.opensocial.spi.UserId;

/** The social graph over REST and JSON-RPC, beyond OpenSocial. */
@Service(name = "graph")
public final class GraphHandler {

  private static final String RECOMMENDED = "/{userId}/@recommendations/{personId}";
  private static final String BLOCKED = "/{userId}/@blocked/{personId}";

  private static final long DEFAULT_DEPTH = 2;
  private static final long DEFAULT_EXAMPLES = 3;

  private final GraphAccessCheck access;
  private final Neighbourhood neighbourhood;
  private final Connections connections;
  private final Recommendations recommendations;
  private final BlockedPeople avoidance;
  private final AvoidedPeople avoided;
  private final ListRequests lists;

  @Inject
  GraphHandler(
      GraphAccessCheck access,
      Neighbourhood neighbourhood,
      Connections connections,
      Recommendations recommendations,
      BlockedPeople avoidance,
      AvoidedPeople avoided,
      ListRequests lists) {
    this.access = access;
    this.neighbourhood = neighbourhood;
    this.connections = connections;
    this.recommendations = recommendations;
    this.avoidance = avoidance;
    this.avoided = avoided;
    this.lists = lists;
  }

  /** The people up to {@code depth} friendships away, unless told otherwise without friends. */
  @Operation(httpMethods = "GET", path = "/{userId}+/@friendsOfFriends")
  public Future<?> friendsOfFriends(InputRequestItem request) {
    access.viewpoint(request.getToken());
    return neighbourhood.friendsOfFriends(
        request.getUsers(),
        Inputs.number(request, "depth", DEFAULT_DEPTH, 1, GraphLimits.MAX_HOPS),
        Inputs.flag(request, "strangers", true),
        lists.ofPeople(request));
  }

  /** The shortest ways from the user to a person. */
  @Operation(httpMethods = "GET", path = "/{userId}/@path/{personId}")
  public CompletableFuture<RestfulCollection<FriendPath>> path(InputRequestItem request) {
    access.viewpoint(request.getToken());
    return connections.paths(
        Inputs.user(request),
        other(request),
        hops(request),
        Inputs.number(request, "paths", 1, 1, GraphLimits.MAX_PATHS),
        lists.ofPeople(request));
  }

  /** The friends that the user and a person have in common. */
  @Operation(httpMethods = "GET", path = "/{userId}/@mutual/{personId}")
  public Future<?> mutualFriends(InputRequestItem request) {
    access.viewpoint(request.getToken());
    return connections.mutualFriends(Inputs.user(request), other(request), lists.ofPeople(request));
  }

  /** How the user and a person stand to each other, in numbers. */
  @Operation(httpMethods = "GET", path = "/{userId}/@relation/{personId}")
  public Future<?> relation(InputRequestItem request) {
    access.viewpoint(request.getToken());
    return connections.relation(
        Inputs.user(request), other(request), hops(request), request.getToken());
  }

  /** The people of a group, those with most friends first. */
  @Operation(httpMethods = "GET", path = "/@group/{groupId}/@connected")
  public Future<?> mostConnected(InputRequestItem request) {
    access.viewpoint(request.getToken());
    return neighbourhood.mostConnected(
        Inputs.text(request, "groupId"),
        Inputs.flag(request, "inside", false),
        lists.ofPeople(request));
  }

  /** People whom the users may know. */
  @Operation(httpMethods = "GET", path = "/{userId}+/@recommendations")
  public Future<?> recommendations(InputRequestItem request) {
    access.viewpoint(request.getToken());
    return recommendations.people(
        request.getUsers(),
        Inputs.number(request, "minimumCommon", 1, 1),
        ranking(request),
        examples(request),
        lists.ofPeople(request));
  }

  /** Groups that friends of the users are in. */
  @Operation(httpMethods = "GET", path = "/{userId}+/@groupRecommendations")
  public Future<?> groupRecommendations(InputRequestItem request) {
    access.viewpoint(request.getToken());
    return recommendations.groups(
        request.getUsers(),
        Inputs.number(request, "minimumFriends", 1, 1),
        examples(request),
        lists.ofGroups(request));
  }

  /** Recommends a person to the user no more. */
  @Operation(httpMethods = "DELETE", path = RECOMMENDED, bodyParam = "person")
  public Future<?> dismiss(InputRequestItem request) {
    access.requireSignedIn(request.getToken());
    return avoidance.dismiss(Inputs.user(request), other(request), request.getToken());
  }

  /** Takes back {@code dismiss}. */
  @Operation(
      httpMethods = {"POST", "PUT"},
      path = RECOMMENDED,
      bodyParam = "person")
  public Future<?> restore(InputRequestItem request) {
    access.requireSignedIn(request.getToken());
    return avoidance.restore(Inputs.user(request), other(request), request.getToken());
  }

  /** Whom the user has dismissed; of a person whom the request names, that person alone. */
  @Operation(httpMethods = "GET", path = "/{userId}/@dismissed/{personId}")
  public Future<?> dismissed(InputRequestItem request) {
    access.requireSignedIn(request.getToken());
    return avoided.list(Inputs.user(request), PeopleRelation.DISMISSED, avoidedOf(request));
  }

  /** Whom the user blocks; of a person whom the request names, that person alone. */
  @Operation(httpMethods = "GET", path = BLOCKED)
  public Future<?> blocked(InputRequestItem request) {
    access.requireSignedIn(request.getToken());
    return avoided.list(Inputs.user(request), PeopleRelation.BLOCKED, avoidedOf(request));
  }

  private ListRequest avoidedOf(InputRequestItem request) {
    ListRequest list = lists.ofPeople(request);
    return request.getListParameter("personId").isEmpty()
        ? list
        : list.ofOne(RequestedUser.id(other(request), request.getToken()));
  }

  /** Keeps a person from asking the user for friendship. */
  @Operation(
      httpMethods = {"POST", "PUT"},
      path = BLOCKED,
      bodyParam = "person")
  public Future<?> block(InputRequestItem request) {
    access.requireSignedIn(request.getToken());
    return avoidance.block(Inputs.user(request), other(request), request.getToken());
  }

  /** Takes back {@code block}. */
  @Operation(httpMethods = "DELETE", path = BLOCKED, bodyParam = "person")
  public Future<?> unblock(InputRequestItem request) {
    access.requireSignedIn(request.getToken());
    return avoidance.unblock(Inputs.user(request), other(request), request.getToken());
  }

  private static UserId other(RequestItem request) {
    return new UserId(UserId.Type.userId, Inputs.person(request));
  }

  private static long hops(RequestItem request) {
    return Inputs.number(request, "hops", GraphLimits.MAX_HOPS, 1, GraphLimits.MAX_HOPS);
  }

  private static long examples(RequestItem request) {
    return Inputs.number(request, "examples", DEFAULT_EXAMPLES, 0, GraphLimits.MAX_EXAMPLES);
  }

  private static Ranking ranking(RequestItem request) {
    return switch (request.getParameter("ranking", "commonFriends")) {
      case "commonFriends" -> Ranking.COMMON_FRIENDS;
      case "adamicAdar" -> Ranking.ADAMIC_ADAR;
      default -> throw Refusals.badRequest("ranking must be commonFriends or adamicAdar");
    };
  }

  /**
   * Reads requests for lists. Status 400 for a filter, or for an order other than the list's own.
   */
  static final class ListRequests {

    private final CollectionOptionsFactory options;
    private final BackendSettings settings;

    @Inject
    ListRequests(CollectionOptionsFactory options, BackendSettings settings) {
      this.options = options;
      this.settings = settings;
    }

    ListRequest ofPeople(InputRequestItem request) {
      return of(request, PersonMapper.selection(request.getFields(Person.Field.DEFAULT_FIELDS)));
    }

    ListRequest ofGroups(InputRequestItem request) {
      return of(request, GroupMapper.selection(request.getFields()));
    }

    private ListRequest of(InputRequestItem request, Selection selection) {
      CollectionQuery query =
          CollectionQuery.pageAlone(options.create(request), settings.pageLimit());
      return new ListRequest(query, selection, request.getToken());
    }
  }
}
