package io.shindigneo4j.opensocial.activities;

import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.mapping.CollectionQuery;
import io.shindigneo4j.opensocial.mapping.RequestedPeople;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.CreateActivity;
import io.shindigneo4j.schema.activities.DeleteActivities;
import io.shindigneo4j.schema.activities.ListActivities;
import io.shindigneo4j.schema.activities.PersonLink;
import io.shindigneo4j.schema.activities.UpdateActivity;
import io.shindigneo4j.schema.people.Around;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Sort;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.json.JSONObject;

/**
 * Activities of one kind (OpenSocial Social API Server 2.5.1, Activities and Activity Streams).
 * Safe for use by many threads.
 *
 * @param <B> Shindig's bean
 */
final class ActivityStore<B> {

  private static final String ANY_APPLICATION = "@all";
  private static final String OWN_APPLICATION = "@app";
  private static final int DEFAULT_COUNT = 20;

  private final ActivityFormat<B> format;
  private final ActivityTools tools;

  ActivityStore(ActivityFormat<B> format, ActivityTools tools) {
    this.format = format;
    this.tools = tools;
  }

  /**
   * A page of what the people have posted.
   *
   * @param ids keeps those with one of these ids; null for all
   */
  CompletableFuture<RestfulCollection<B>> list(
      ActivityRequest request, CollectionOptions options, Collection<String> ids) {
    CollectionQuery query =
        CollectionQuery.of(
            options == null ? defaultOptions() : options, format, tools.settings().pageLimit());
    if (ids != null && ids.isEmpty()) {
      around(request);
      return CompletableFuture.completedFuture(query.collection(List.of(), 0));
    }
    return listed(request, query.list(), ids)
        .thenApply(
            record -> {
              List<B> beans = beans(record, request.fields());
              RestfulCollection<B> page = query.collection(beans, record.get("total", Long.class));
              page.setItemsPerPage(beans.size()); // as Shindig's own tests have it
              return page;
            });
  }

  /** One activity by its id. */
  CompletableFuture<Optional<B>> find(ActivityRequest request, String id) {
    CollectionOptions first = defaultOptions();
    first.setMax(1);
    return listed(request, CollectionQuery.of(first, format, 1).list(), List.of(id))
        .thenApply(record -> beans(record, request.fields()).stream().findFirst());
  }

  private CompletableFuture<ResultRecord> listed(
      ActivityRequest request, ListQuery query, Collection<String> ids) {
    ListActivities parameters =
        new ListActivities(
            format.kind(),
            around(request),
            application(request),
            ids == null ? List.of() : List.copyOf(ids),
            inOrder(query),
            StoredActivity.SELECTION);
    return tools
        .operations()
        .runUntyped(ActivityOperations.LIST, parameters)
        .thenApply(result -> result.first().orElseThrow());
  }

  private Around around(ActivityRequest request) {
    return RequestedPeople.around(
        request.users(), request.group(), request.token(), Resource.ACTIVITIES, tools.access());
  }

  /** The operation's own order begins with the newest. */
  private ListQuery inOrder(ListQuery query) {
    Sort sort = query.sort();
    return sort.target() == null && format.oldestFirst()
        ? new ListQuery(
            query.filter(), query.updatedSince(), new Sort(null, !sort.ascending()), query.page())
        : query;
  }

  /** Posts as the viewer. */
  CompletableFuture<B> create(ActivityRequest request, JSONObject document, RequestId requestId) {
    String owner = request.owner();
    String author = tools.access().writing(Resource.ACTIVITIES, request.token(), owner);
    String application = request.token().getAppId();
    format.sign(document, author);
    tools.documents().check(document, format.type());
    NewActivity created =
        NewActivity.of(
            document,
            format,
            owner,
            application == null ? "" : application,
            tools.identifiers().next(),
            tools.clock().instant());
    CreateActivity parameters = parameters(created, request, requestId);
    return tools
        .operations()
        .runUntyped(ActivityOperations.CREATE, parameters)
        .thenApply(
            result -> {
              String earlier =
                  (String) result.first().orElseThrow(() -> notFound("person")).get("earlier");
              return earlier == null
                  ? bean(created.activity(), request.fields())
                  : tools.documents().bean(Json.parse(earlier), request.fields(), format.type());
            });
  }

  private CreateActivity parameters(
      NewActivity created, ActivityRequest request, RequestId requestId) {
    StoredActivity activity = created.activity();
    JSONObject document = activity.document();
    Map<String, Object> properties = created.properties();
    List<PersonLink> links = format.links(document);
    format.complete(activity);
    return new CreateActivity(
        format.kind(),
        activity.owner(),
        activity.application(),
        properties,
        links,
        tools.clock().millis(),
        tools
            .receipts()
            .receipt(
                requestId,
                ActivityOperations.CREATE.name() + " " + format.kind(),
                request.token(),
                document.toString()));
  }

  /** Replaces the viewer's own. */
  CompletableFuture<B> update(ActivityRequest request, String id, JSONObject document) {
    String owner = request.owner();
    String author = tools.access().writing(Resource.ACTIVITIES, request.token(), owner);
    format.sign(document, author);
    tools.documents().check(document, format.type());
    UpdateActivity parameters =
        new UpdateActivity(
            format.kind(),
            owner,
            application(request),
            id,
            NewActivity.replacement(document, format, tools.clock().instant()),
            format.links(document),
            StoredActivity.SELECTION);
    return tools
        .operations()
        .runUntyped(ActivityOperations.UPDATE, parameters)
        .thenApply(
            result -> {
              List<?> values = (List<?>) result.first().orElseThrow().get("values");
              if (values == null) {
                throw notFound("activity");
              }
              return bean(StoredActivity.of(values), request.fields());
            });
  }

  /** Removes the viewer's own; one of them at least must be there. */
  CompletableFuture<Void> delete(ActivityRequest request, Set<String> ids) {
    String owner = request.owner();
    tools.access().writing(Resource.ACTIVITIES, request.token(), owner);
    return tools
        .operations()
        .runUntyped(
            ActivityOperations.DELETE,
            new DeleteActivities(format.kind(), owner, application(request), List.copyOf(ids)))
        .thenApply(
            result -> {
              if (result.first().orElseThrow().get("deleted", Long.class) == 0) {
                throw notFound("activity");
              }
              return null;
            });
  }

  /** Null for any. */
  private String application(ActivityRequest request) {
    String requested = OWN_APPLICATION.equals(request.application()) ? null : request.application();
    String application =
        tools.access().application(Resource.ACTIVITIES, request.token(), requested);
    return ANY_APPLICATION.equals(application) ? null : application;
  }

  private List<B> beans(ResultRecord record, Set<String> fields) {
    return ((List<?>) record.get("activities"))
        .stream()
            .map(item -> (List<?>) ((Map<?, ?>) item).get("values"))
            .map(values -> bean(StoredActivity.of(values), fields))
            .toList();
  }

  private B bean(StoredActivity activity, Set<String> fields) {
    format.complete(activity);
    return tools.documents().bean(activity.document(), fields, format.type());
  }

  private static CollectionOptions defaultOptions() {
    CollectionOptions options = new CollectionOptions();
    options.setMax(DEFAULT_COUNT);
    return options;
  }

  static ProtocolException notFound(String what) {
    return Refusals.notFound("there is no such " + what);
  }
}
