package io.shindigneo4j.opensocial.activities;

import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.opensocial.request.PartialUpdate;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestId;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Future;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.json.JSONObject;

/**
 * The requests for activities of one kind, by REST and by RPC.
 *
 * @param <B> Shindig's bean
 */
final class ActivityCalls<B> {

  private static final List<String> ID_PARAMETERS = List.of("activityId", "activityIds");

  private final ActivityStore<B> store;
  private final Class<B> type;
  private final ActivityDocuments documents;

  ActivityCalls(ActivityStore<B> store, Class<B> type, ActivityDocuments documents) {
    this.store = store;
    this.type = type;
    this.documents = documents;
  }

  /** Refuses who may read none of it, whatever else is wrong with a request. */
  void requireReader(SecurityToken token) {
    store.requireReader(token);
  }

  Future<?> get(InputRequestItem request, CollectionOptions options) {
    Set<String> ids = ids(request);
    if (ids.isEmpty()) {
      return store.list(activities(request), options, null);
    } else if (request.getUsers().size() > 1) {
      throw Refusals.badRequest("activities are found by id for one user only");
    }
    return ids.size() > 1
        ? store.list(activities(request), options, ids)
        : store
            .find(activities(request), ids.iterator().next())
            .thenApply(found -> found.orElseThrow(() -> ActivityStore.notFound("activity")));
  }

  Future<?> create(InputRequestItem request) {
    if (!ids(request).isEmpty()) {
      throw Refusals.badRequest("a new activity has no id in the address");
    }
    return store.create(
        activities(request), ActivityBody.read(request, type, documents), RequestId.of(request));
  }

  /** The id stands in the address, in the activity, or the same in both. */
  Future<?> update(InputRequestItem request) {
    JSONObject document = ActivityBody.read(request, type, documents);
    Set<String> ids = ids(request);
    String own = NewActivity.ownId(document);
    if (own != null && ids.isEmpty()) {
      ids.add(own);
    }
    if (ids.size() != 1) {
      throw Refusals.badRequest("exactly one activity is changed at a time");
    }
    String id = ids.iterator().next();
    if (own != null && !own.equals(id)) {
      return store.find(activities(request), id).thenApply(ActivityCalls::contradicted);
    }
    Set<String> fields = PartialUpdate.fields(request, document, type);
    return fields.isEmpty()
        ? store.update(activities(request), id, document)
        : store.update(activities(request), id, document, fields);
  }

  /** An activity in the request has another id than the address. */
  private static Object contradicted(Optional<?> addressed) {
    throw addressed.isPresent()
        ? Refusals.badRequest("the activity has another id than the address")
        : ActivityStore.notFound("activity");
  }

  /** The ids stand in the address, or one in an activity that is sent along. */
  Future<?> delete(InputRequestItem request) {
    Set<String> ids = ids(request);
    if (ids.isEmpty()) {
      String own = NewActivity.ownId(ActivityBody.read(request, type, documents));
      if (own == null) {
        throw Refusals.badRequest("the activity to delete has no id");
      }
      ids.add(own);
    }
    return store.delete(activities(request), ids);
  }

  private static ActivityRequest activities(InputRequestItem request) {
    return new ActivityRequest(
        request.getUsers(),
        request.getGroup(),
        request.getAppId(),
        request.getFields(),
        request.getToken());
  }

  private static Set<String> ids(InputRequestItem request) {
    Set<String> ids = new LinkedHashSet<>();
    ID_PARAMETERS.forEach(name -> ids.addAll(request.getListParameter(name)));
    return ids;
  }
}
