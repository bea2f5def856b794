package io.shindigneo4j.opensocial.activities;

import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.mapping.RequestedPeople;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.opensocial.request.Inputs;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestedUser;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.CommentThread;
import io.shindigneo4j.schema.activities.ActivityOperations.CommentedActivity;
import io.shindigneo4j.schema.activities.ActivityOperations.ListComments;
import io.shindigneo4j.schema.people.PeopleSelector;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.ActivityEntry;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.UserId;

/** The comments on activities, by who has posted these and by their friends. */
final class CommentLists {

  private static final int MAX_ACTIVITIES = 100;
  private static final int MAX_COMMENTS = 100;
  private static final int DEFAULT_COMMENTS = 20;
  private static final GroupId FRIENDS = GroupId.fromJson("@friends");

  private final ActivityStore<ActivityEntry> store;
  private final ActivityTools tools;

  CommentLists(ActivityStore<ActivityEntry> store, ActivityTools tools) {
    this.store = store;
    this.tools = tools;
  }

  /**
   * The comments on each activity, in the order of the request: the first user has the first
   * activity, and so on; or one user has all.
   */
  CompletableFuture<RestfulCollection<ActivityComments>> list(InputRequestItem request) {
    List<CommentedActivity> activities = activities(request);
    ActivityRequest writers = writers(activities, request);
    PeopleSelector around =
        RequestedPeople.around(
            writers.users(), FRIENDS, request.getToken(), Resource.ACTIVITIES, tools.access());
    ListComments parameters =
        new ListComments(
            activities,
            store.application(writers),
            Inputs.number(request, "count", DEFAULT_COMMENTS, 0, MAX_COMMENTS),
            around.viewpoint(),
            StoredActivity.SELECTION);
    return tools
        .operations()
        .run(ActivityOperations.COMMENTS, parameters)
        .thenApply(threads -> collection(activities, threads, request.getFields()));
  }

  private static ActivityRequest writers(
      List<CommentedActivity> activities, InputRequestItem request) {
    Set<UserId> users =
        activities.stream()
            .map(activity -> new UserId(UserId.Type.userId, activity.owner()))
            .collect(Collectors.toSet());
    return new ActivityRequest(
        users, FRIENDS, request.getAppId(), request.getFields(), request.getToken());
  }

  private static List<CommentedActivity> activities(InputRequestItem request) {
    List<String> ids = request.getListParameter("activityId");
    List<String> users = users(request);
    if (ids.isEmpty() || ids.size() > MAX_ACTIVITIES) {
      throw Refusals.badRequest("from 1 to " + MAX_ACTIVITIES + " activities are possible");
    }
    if (users.size() != 1 && users.size() != ids.size()) {
      throw Refusals.badRequest("each activity needs its user, or one user has all");
    }
    return IntStream.range(0, ids.size())
        .mapToObj(i -> new CommentedActivity(users.get(users.size() == 1 ? 0 : i), ids.get(i)))
        .toList();
  }

  private static List<String> users(InputRequestItem request) {
    List<String> named = request.getListParameter("userId");
    return (named.isEmpty() ? List.of("@me") : named)
        .stream().map(user -> RequestedUser.id(UserId.fromJson(user), request.getToken())).toList();
  }

  private RestfulCollection<ActivityComments> collection(
      List<CommentedActivity> activities, List<CommentThread> threads, Set<String> fields) {
    List<ActivityComments> all =
        IntStream.range(0, activities.size())
            .mapToObj(i -> comments(activities.get(i), threads.get(i), fields))
            .toList();
    return new RestfulCollection<>(all, 0, all.size(), all.size());
  }

  private ActivityComments comments(
      CommentedActivity activity, CommentThread thread, Set<String> fields) {
    ActivityComments comments = new ActivityComments();
    comments.setUserId(activity.owner());
    comments.setActivityId(activity.id());
    comments.setTotal(thread.total());
    comments.setComments(
        thread.comments().stream()
            .map(item -> store.bean(StoredActivity.of(item.values()), fields))
            .toList());
    return comments;
  }
}
