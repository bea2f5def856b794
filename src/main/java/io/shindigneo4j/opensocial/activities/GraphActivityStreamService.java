package io.shindigneo4j.opensocial.activities;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestId;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.ActivityEntry;
import org.apache.shindig.social.opensocial.spi.ActivityStreamService;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.UserId;

/** Activity streams from the graph. Safe for use by many threads. */
final class GraphActivityStreamService implements ActivityStreamService {

  private final ActivityStore<ActivityEntry> store;
  private final ActivityDocuments documents;
  private final CommentLists comments;

  @Inject
  GraphActivityStreamService(ActivityTools tools) {
    this.store = new ActivityStore<>(new EntryFormat(), tools);
    this.documents = tools.documents();
    this.comments = new CommentLists(store, tools);
  }

  /** Called by the handler, which asks for more than Shindig's interface has. */
  ActivityStore<ActivityEntry> store() {
    return store;
  }

  CommentLists comments() {
    return comments;
  }

  @Override
  public CompletableFuture<RestfulCollection<ActivityEntry>> getActivityEntries(
      Set<UserId> userIds,
      GroupId groupId,
      String appId,
      Set<String> fields,
      CollectionOptions options,
      SecurityToken token) {
    return store.list(new ActivityRequest(userIds, groupId, appId, fields, token), options, null);
  }

  @Override
  public CompletableFuture<RestfulCollection<ActivityEntry>> getActivityEntries(
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
  public CompletableFuture<ActivityEntry> getActivityEntry(
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
  public CompletableFuture<Void> deleteActivityEntries(
      UserId userId, GroupId groupId, String appId, Set<String> activityIds, SecurityToken token) {
    return store.delete(
        new ActivityRequest(Set.of(userId), groupId, appId, Set.of(), token), activityIds);
  }

  @Override
  public CompletableFuture<ActivityEntry> updateActivityEntry(
      UserId userId,
      GroupId groupId,
      String appId,
      Set<String> fields,
      ActivityEntry activity,
      String activityId,
      SecurityToken token) {
    return store.update(
        new ActivityRequest(Set.of(userId), groupId, appId, fields, token),
        activityId,
        documents.document(activity));
  }

  @Override
  public CompletableFuture<ActivityEntry> createActivityEntry(
      UserId userId,
      GroupId groupId,
      String appId,
      Set<String> fields,
      ActivityEntry activity,
      SecurityToken token) {
    return store.create(
        new ActivityRequest(Set.of(userId), groupId, appId, fields, token),
        documents.document(activity),
        RequestId.NONE);
  }

  static ProtocolException unknown() {
    return Refusals.badRequest("there is no such activity");
  }
}
