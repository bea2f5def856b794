package io.shindigneo4j.opensocial.activities;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.request.RequestId;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.Activity;
import org.apache.shindig.social.opensocial.spi.ActivityService;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.UserId;

/** Activities of OpenSocial 1.0 from the graph. Safe for use by many threads. */
final class GraphActivityService implements ActivityService {

  private final ActivityStore<Activity> store;
  private final ActivityDocuments documents;

  @Inject
  GraphActivityService(ActivityTools tools) {
    this.store = new ActivityStore<>(new LegacyFormat(), tools);
    this.documents = tools.documents();
  }

  /** Called by the handler, which asks for more than Shindig's interface has. */
  ActivityStore<Activity> store() {
    return store;
  }

  @Override
  public CompletableFuture<RestfulCollection<Activity>> getActivities(
      Set<UserId> userIds,
      GroupId groupId,
      String appId,
      Set<String> fields,
      CollectionOptions options,
      SecurityToken token) {
    return store.list(new ActivityRequest(userIds, groupId, appId, fields, token), options, null);
  }

  @Override
  public CompletableFuture<RestfulCollection<Activity>> getActivities(
      UserId userId,
      GroupId groupId,
      String appId,
      Set<String> fields,
      CollectionOptions options,
      Set<String> activityIds,
      SecurityToken token) {
    return store.list(
        new ActivityRequest(Set.of(userId), groupId, appId, fields, token), options, activityIds);
  }

  /** An unknown id is a bad request, as with Shindig's own service. */
  @Override
  public CompletableFuture<Activity> getActivity(
      UserId userId,
      GroupId groupId,
      String appId,
      Set<String> fields,
      String activityId,
      SecurityToken token) {
    return store
        .find(new ActivityRequest(Set.of(userId), groupId, appId, fields, token), activityId)
        .thenApply(found -> found.orElseThrow(GraphActivityStreamService::unknown));
  }

  @Override
  public CompletableFuture<Void> deleteActivities(
      UserId userId, GroupId groupId, String appId, Set<String> activityIds, SecurityToken token) {
    return store.delete(
        new ActivityRequest(Set.of(userId), groupId, appId, Set.of(), token), activityIds);
  }

  @Override
  public CompletableFuture<Void> createActivity(
      UserId userId,
      GroupId groupId,
      String appId,
      Set<String> fields,
      Activity activity,
      SecurityToken token) {
    return store
        .create(
            new ActivityRequest(Set.of(userId), groupId, appId, fields, token),
            documents.document(activity),
            RequestId.NONE)
        .thenApply(created -> null);
  }
}
