package io.shindigneo4j.opensocial.graph;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.groups.GroupMapper;
import io.shindigneo4j.opensocial.mapping.RequestedPeople;
import io.shindigneo4j.opensocial.people.PersonBeans;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.schema.graph.RecommendationOperations;
import io.shindigneo4j.schema.graph.RecommendationOperations.FriendRecommendation;
import io.shindigneo4j.schema.graph.RecommendationOperations.GroupRecommendation;
import io.shindigneo4j.schema.graph.RecommendationOperations.Ranking;
import io.shindigneo4j.schema.graph.RecommendationOperations.RecommendFriends;
import io.shindigneo4j.schema.graph.RecommendationOperations.RecommendGroups;
import io.shindigneo4j.schema.people.Viewpoint;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.spi.UserId;

/** Recommends friends and groups. Safe for use by many threads. */
final class Recommendations {

  private final OperationRunner operations;
  private final AccessControl access;
  private final GraphAccessCheck graphAccess;
  private final PeopleExistence existence;
  private final PersonBeans beans;

  @Inject
  Recommendations(
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
  CompletableFuture<RestfulCollection<RecommendedPerson>> people(
      Collection<UserId> users,
      long minimumCommon,
      Ranking ranking,
      long examples,
      ListRequest list) {
    List<String> ids = RequestedPeople.ids(users, list.token());
    Viewpoint viewpoint = graphAccess.viewpointOn(ids, list.token());
    RecommendFriends parameters =
        new RecommendFriends(
            ids, minimumCommon, ranking, examples, viewpoint, list.page(), list.selection());
    return operations
        .run(RecommendationOperations.RECOMMEND_FRIENDS, parameters)
        .thenApply(
            page -> list.collection(page.total(), page.people(), found -> person(found, list)))
        .thenCompose(people -> existence.requireAny(ids, viewpoint, people));
  }

  private RecommendedPerson person(FriendRecommendation found, ListRequest list) {
    RecommendedPerson person =
        beans.filled(new RecommendedPerson(), found.person(), list.selection(), list.token());
    person.setScore(found.score());
    person.setCommonFriends(found.common());
    person.setExamples(Examples.people(found.examples()));
    return person;
  }

  /** Status 404 if there is none of the users. */
  CompletableFuture<RestfulCollection<RecommendedGroup>> groups(
      Collection<UserId> users, long minimumFriends, long examples, ListRequest list) {
    List<String> ids = RequestedPeople.ids(users, list.token());
    Viewpoint viewpoint = graphAccess.viewpointOn(ids, list.token());
    access.readingEverybodysTies(Resource.GROUPS, list.token());
    if (!access.showsMembersToMembers(list.token())) {
      throw Refusals.forbidden("who is in groups is not for everybody to know");
    }
    RecommendGroups parameters =
        new RecommendGroups(
            ids, minimumFriends, examples, viewpoint, list.page(), list.selection());
    return operations
        .run(RecommendationOperations.RECOMMEND_GROUPS, parameters)
        .thenApply(
            page -> list.collection(page.total(), page.groups(), found -> group(found, list)))
        .thenCompose(groups -> existence.requireAny(ids, viewpoint, groups));
  }

  private static RecommendedGroup group(GroupRecommendation found, ListRequest list) {
    RecommendedGroup group = new RecommendedGroup();
    GroupMapper.fill(group, list.selection(), found.values());
    group.setFriends(found.friends());
    group.setExamples(Examples.people(found.examples()));
    return group;
  }
}
