package io.shindigneo4j.opensocial.graph;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.GroupAction;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.groups.Outcomes;
import io.shindigneo4j.opensocial.mapping.RequestedPeople;
import io.shindigneo4j.opensocial.people.PersonBeans;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations.CentralPeople;
import io.shindigneo4j.schema.graph.SocialGraphOperations.CentralPerson;
import io.shindigneo4j.schema.graph.SocialGraphOperations.FriendsOfFriends;
import io.shindigneo4j.schema.graph.SocialGraphOperations.MostConnected;
import io.shindigneo4j.schema.graph.SocialGraphOperations.NearbyPerson;
import io.shindigneo4j.schema.people.Viewpoint;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.spi.UserId;

/** Friends of friends, and the best connected members of a group. Safe for use by many threads. */
final class Neighbourhood {

  private final OperationRunner operations;
  private final AccessControl access;
  private final GraphAccessCheck graphAccess;
  private final PeopleExistence existence;
  private final PersonBeans beans;

  @Inject
  Neighbourhood(
      OperationRunner operations,
      AccessControl access,
      GraphAccessCheck graphAccess,
      PeopleExistence existence,
      PersonBeans beans) {
    this.operations = operations;
    this.access = access;
    this.graphAccess = graphAccess;
    this.existence = existence;
    this.beans = beans;
  }

  /** Status 404 if there is none of the users. */
  CompletableFuture<RestfulCollection<NearPerson>> friendsOfFriends(
      Collection<UserId> users, long depth, boolean strangersOnly, ListRequest list) {
    Viewpoint viewpoint = graphAccess.viewpoint(list.token());
    List<String> ids = RequestedPeople.ids(users, list.token());
    FriendsOfFriends parameters =
        new FriendsOfFriends(ids, depth, strangersOnly, viewpoint, list.page(), list.selection());
    return operations
        .run(SocialGraphOperations.FRIENDS_OF_FRIENDS, parameters)
        .thenApply(page -> list.collection(page.total(), page.people(), found -> near(found, list)))
        .thenCompose(people -> existence.requireAny(ids, viewpoint, people));
  }

  private NearPerson near(NearbyPerson found, ListRequest list) {
    NearPerson person =
        beans.filled(new NearPerson(), found.person(), list.selection(), list.token());
    person.setDistance(found.distance());
    return person;
  }

  /** The people of a group by the number of their friends; for those who may see who is in it. */
  CompletableFuture<RestfulCollection<ConnectedPerson>> mostConnected(
      String group, boolean inside, ListRequest list) {
    access.readingEverybodysTies(Resource.GROUPS, list.token());
    MostConnected parameters =
        new MostConnected(
            group,
            access.requiredRole(GroupAction.SEE_MEMBERS, list.token()),
            inside,
            graphAccess.viewpoint(list.token()),
            list.page(),
            list.selection());
    return operations
        .run(SocialGraphOperations.MOST_CONNECTED, parameters)
        .thenApply(Neighbourhood::done)
        .thenApply(
            page -> list.collection(page.total(), page.people(), found -> connected(found, list)));
  }

  private static CentralPeople done(CentralPeople page) {
    Outcomes.requireDone(page.outcome());
    return page;
  }

  private ConnectedPerson connected(CentralPerson found, ListRequest list) {
    ConnectedPerson person =
        beans.filled(new ConnectedPerson(), found.person(), list.selection(), list.token());
    person.setConnections(found.connections());
    return person;
  }
}
