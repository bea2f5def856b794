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
import org.jspecify.annotations.Nullable;

/**
 * The requests for activities of one kind, by REST and by RPC.
 *
 * @param <B> Shindig's bean
 */
final class ActivityCalls<B> {

  private static final List<String> ID_PARAMETERS = List.of("activityId", "activityIds");
  private static final String APPLICATION = "appId";

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
    String own = NewActivity.ownId(document);
    Written written = written(request, own);
    if (written.ids().size() != 1) {
      throw Refusals.badRequest("exactly one activity is changed at a time");
    }
    String id = written.ids().iterator().next();
    if (own != null && !own.equals(id)) {
      return store.find(written.among(), id).thenApply(ActivityCalls::contradicted);
    }
    Set<String> fields = PartialUpdate.fields(request, document, type);
    return fields.isEmpty()
        ? store.update(written.among(), id, document)
        : store.update(written.among(), id, document, fields);
  }

  /** An activity in the request has another id than the address. */
  private static Object contradicted(Optional<?> addressed) {
    throw addressed.isPresent()
        ? Refusals.badRequest("the activity has another id than the address")
        : ActivityStore.notFound("activity");
  }

  /** The ids stand in the address, or one in an activity that is sent along. */
  Future<?> delete(InputRequestItem request) {
    String own =
        ids(request).isEmpty() && ActivityBody.isIn(request)
            ? NewActivity.ownId(ActivityBody.read(request, type, documents))
            : null;
    Written written = written(request, own);
    if (written.ids().isEmpty()) {
      throw Refusals.badRequest("the activity to delete has no id");
    }
    return store.delete(written.among(), written.ids());
  }

  /** The activities that a request writes, and those that they are among. */
  private record Written(ActivityRequest among, Set<String> ids) {}

  /**
   * By REST, the specification's addresses of what is changed or deleted have no application: the
   * id is in its place, unless the activity that is sent along has another.
   *
   * @param own the id in the activity that is sent along
   */
  private static Written written(InputRequestItem request, @Nullable String own) {
    ActivityRequest among = activities(request);
    Set<String> ids = ids(request);
    if (!ids.isEmpty()) {
      return new Written(among, ids);
    }
    String place = request.ofPath(APPLICATION);
    if (place != null && !place.startsWith("@") && (own == null || own.equals(place))) {
      return new Written(among.ofOwnApplication(), Set.of(place));
    }
    return new Written(among, own == null ? Set.of() : Set.of(own));
  }

  private static ActivityRequest activities(InputRequestItem request) {
    return new ActivityRequest(
        request.getUsers(),
        request.getGroup(),
        request.getAppId(),
        request.getFields(),
        request.getToken());
  }

  /** By one of the two names, so that a query adds nothing to what the path names. */
  private static Set<String> ids(InputRequestItem request) {
    List<String> named =
        ID_PARAMETERS.stream().filter(name -> !request.getListParameter(name).isEmpty()).toList();
    if (named.size() > 1) {
      throw Refusals.badRequest(String.join(" and ", named) + " are two names of one parameter");
    }
    return named.isEmpty()
        ? new LinkedHashSet<>()
        : new LinkedHashSet<>(request.getListParameter(named.get(0)));
  }
}
