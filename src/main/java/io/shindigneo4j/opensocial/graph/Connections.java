package io.shindigneo4j.opensocial.graph;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.people.PersonBeans;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestedUser;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations.MutualFriends;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Paths;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Proximity;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Relation;
import io.shindigneo4j.schema.graph.SocialGraphOperations.ShortestPaths;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.UserId;

/** Paths, mutual friends and the relationship between two people. Safe for use by many threads. */
final class Connections {

  private final OperationRunner operations;
  private final GraphAccessCheck access;
  private final PeopleExistence existence;
  private final PersonBeans beans;

  @Inject
  Connections(
      OperationRunner operations,
      GraphAccessCheck access,
      PeopleExistence existence,
      PersonBeans beans) {
    this.operations = operations;
    this.access = access;
    this.existence = existence;
    this.beans = beans;
  }

  /**
   * The shortest ways from the user to the other; none where the two are not connected. Status 404
   * if there is not one of the two.
   */
  CompletableFuture<RestfulCollection<FriendPath>> paths(
      UserId user, UserId other, long hops, long most, ListRequest list) {
    Viewpoint viewpoint = access.viewpoint(list.token());
    ShortestPaths parameters =
        new ShortestPaths(
            RequestedUser.id(user, list.token()),
            RequestedUser.id(other, list.token()),
            hops,
            most,
            viewpoint,
            list.selection());
    return operations
        .run(SocialGraphOperations.SHORTEST_PATHS, parameters)
        .thenApply(found -> paths(found, list))
        .thenApply(paths -> new RestfulCollection<>(paths, 0, paths.size(), (int) most))
        .thenCompose(
            paths ->
                existence.requireAll(
                    List.of(parameters.from(), parameters.to()), viewpoint, paths));
  }

  private List<FriendPath> paths(Paths found, ListRequest list) {
    return found.paths().stream().map(path -> path(path, list)).toList();
  }

  private FriendPath path(List<Item> items, ListRequest list) {
    List<Person> path = new ArrayList<>(); // of the kind that Shindig's XML can write
    items.forEach(item -> path.add(person(item, list)));
    FriendPath bean = new FriendPath();
    bean.setLength(path.size() - 1);
    bean.setPeople(path);
    return bean;
  }

  /** Status 404 if there is not one of the two. */
  CompletableFuture<RestfulCollection<Person>> mutualFriends(
      UserId user, UserId other, ListRequest list) {
    Viewpoint viewpoint = access.viewpoint(list.token());
    MutualFriends parameters =
        new MutualFriends(
            RequestedUser.id(user, list.token()),
            RequestedUser.id(other, list.token()),
            viewpoint,
            list.page(),
            list.selection());
    return operations
        .run(SocialGraphOperations.MUTUAL_FRIENDS, parameters)
        .thenApply(page -> list.collection(page.total(), page.people(), item -> person(item, list)))
        .thenCompose(
            people ->
                existence.requireAll(
                    List.of(parameters.user(), parameters.other()), viewpoint, people));
  }

  private Person person(Item item, ListRequest list) {
    return beans.person(item, list.selection(), list.token());
  }

  /** Status 404 if there is not one of the two. */
  CompletableFuture<Relationship> relation(
      UserId user, UserId other, long hops, SecurityToken token) {
    Viewpoint viewpoint = access.viewpoint(token);
    Relation parameters =
        new Relation(
            RequestedUser.id(user, token), RequestedUser.id(other, token), hops, viewpoint);
    return operations
        .run(SocialGraphOperations.RELATION, parameters)
        .thenApply(found -> found.orElseThrow(() -> Refusals.notFound("one of the two is unknown")))
        .thenApply(Connections::relationship);
  }

  private static Relationship relationship(Proximity proximity) {
    Relationship relationship = new Relationship();
    relationship.setDistance(proximity.distance());
    relationship.setCommonFriends(proximity.mutual());
    relationship.setFriends(proximity.degree());
    relationship.setOtherFriends(proximity.otherDegree());
    return relationship;
  }
}
