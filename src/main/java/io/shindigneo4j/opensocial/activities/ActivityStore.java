package io.shindigneo4j.opensocial.activities;

import io.shindigneo4j.opensocial.access.ApplicationId;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.mapping.CollectionQuery;
import io.shindigneo4j.opensocial.mapping.RequestedPeople;
import io.shindigneo4j.opensocial.request.JsonSyntax;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityPage;
import io.shindigneo4j.schema.activities.ActivityOperations.CreateActivity;
import io.shindigneo4j.schema.activities.ActivityOperations.DeleteActivities;
import io.shindigneo4j.schema.activities.ActivityOperations.ListActivities;
import io.shindigneo4j.schema.activities.ActivityOperations.PersonLink;
import io.shindigneo4j.schema.activities.ActivityOperations.UpdateActivity;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.request.Creation;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
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
  private static final int ATTEMPTS = 5;

  private static final Selection DOCUMENT =
      new Selection(List.of(ActivityOperations.DOCUMENT), List.of());

  private final ActivityFormat<B> format;
  private final ActivityTools tools;

  ActivityStore(ActivityFormat<B> format, ActivityTools tools) {
    this.format = format;
    this.tools = tools;
  }

  /** Refuses who may read none of it, whatever else is wrong with a request. */
  void requireReader(SecurityToken token) {
    tools.access().reading(Resource.ACTIVITIES, token);
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
            page -> {
              List<B> beans = beans(page, request.fields());
              RestfulCollection<B> collection = query.collection(beans, page.total());
              collection.setItemsPerPage(beans.size()); // as Shindig's own tests have it
              return collection;
            });
  }

  /** One activity by its id. */
  CompletableFuture<Optional<B>> find(ActivityRequest request, String id) {
    CollectionOptions first = defaultOptions();
    first.setMax(1);
    return listed(request, CollectionQuery.of(first, format, 1).list(), List.of(id))
        .thenApply(page -> beans(page, request.fields()).stream().findFirst());
  }

  private CompletableFuture<ActivityPage> listed(
      ActivityRequest request, ListQuery query, Collection<String> ids) {
    ListActivities parameters =
        new ListActivities(
            format.kind(),
            around(request),
            application(request),
            ids == null ? List.of() : List.copyOf(ids),
            inOrder(query),
            StoredActivity.SELECTION);
    return tools.operations().run(ActivityOperations.LIST, parameters);
  }

  private PeopleSelector around(ActivityRequest request) {
    return RequestedPeople.around(
        request.users(), request.group(), request.token(), Resource.ACTIVITIES, tools.access());
  }

  /** The operation begins with the newest where the query names no order. */
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
    String application = ApplicationId.of(request.token());
    format.sign(document, author);
    date(document);
    tools.documents().check(document, format.type());
    NewActivity created =
        NewActivity.of(
            document,
            format,
            new StreamKey(owner, application == null ? "" : application),
            tools.identifiers().next(),
            tools.clock().instant());
    CreateActivity parameters = parameters(created, request, requestId);
    return tools
        .operations()
        .run(ActivityOperations.CREATE, parameters)
        .thenApply(creation -> creation.orElseThrow(() -> notFound("person")))
        .thenApply(creation -> bean(created.activity(), creation, request.fields()));
  }

  private void date(JSONObject document) {
    if (tools.settings().activityTimes()) {
      format.date(document, tools.clock().instant());
    }
  }

  private B bean(StoredActivity created, Creation creation, Set<String> fields) {
    if (creation.isRefused()) {
      throw Refusals.tooLarge(
          "a person has activities of %d applications at most"
              .formatted(ActivityOperations.MAX_APPLICATIONS));
    }
    String earlier = creation.earlierAnswer().earlier();
    return earlier == null
        ? bean(created, fields)
        : tools.documents().bean(Json.stored(earlier), fields, format.type());
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
                JsonSyntax.text(document)));
  }

  /** Replaces an activity of the viewer. */
  CompletableFuture<B> update(ActivityRequest request, String id, JSONObject document) {
    return replace(request, id, document, null)
        .thenApply(updated -> updated.orElseThrow(() -> notFound("activity")));
  }

  /**
   * Changes fields of an activity of the viewer.
   *
   * @param fields names or paths, of what becomes as the document has it, or is removed
   */
  CompletableFuture<B> update(
      ActivityRequest request, String id, JSONObject document, Set<String> fields) {
    return update(request, id, document, fields, ATTEMPTS);
  }

  private CompletableFuture<B> update(
      ActivityRequest request, String id, JSONObject document, Set<String> fields, int attempts) {
    return stored(request, id)
        .thenCompose(
            stored -> {
              JSONObject changed = Json.stored(stored);
              Json.replace(changed, fields, document);
              return replace(request, id, changed, stored);
            })
        .thenCompose(
            updated -> {
              if (updated.isPresent()) {
                return CompletableFuture.completedFuture(updated.get());
              } else if (attempts == 1) {
                throw Refusals.conflict("others change the activity at the same time");
              }
              return update(request, id, document, fields, attempts - 1);
            });
  }

  /** The document of an activity of the viewer. */
  private CompletableFuture<String> stored(ActivityRequest request, String id) {
    String owner = request.owner();
    tools.access().writing(Resource.ACTIVITIES, request.token(), owner);
    PeopleSelector self =
        new PeopleSelector(List.of(owner), PeopleRelation.SELF, null, Viewpoint.of(owner));
    ListActivities parameters =
        new ListActivities(
            format.kind(),
            self,
            application(request),
            List.of(id),
            CollectionQuery.of(defaultOptions(), format, 1).list(),
            DOCUMENT);
    return tools
        .operations()
        .readAtLeader(ActivityOperations.LIST, parameters)
        .thenApply(
            page ->
                page.activities().stream()
                    .map(item -> (String) item.values().get(0))
                    .findFirst()
                    .orElseThrow(() -> notFound("activity")));
  }

  /**
   * Empty where there is no such activity, or where it has another document.
   *
   * @param replaced null for any document
   */
  private CompletableFuture<Optional<B>> replace(
      ActivityRequest request, String id, JSONObject document, String replaced) {
    String owner = request.owner();
    String author = tools.access().writing(Resource.ACTIVITIES, request.token(), owner);
    format.sign(document, author);
    date(document);
    tools.documents().check(document, format.type());
    UpdateActivity parameters =
        new UpdateActivity(
            format.kind(),
            owner,
            application(request),
            id,
            NewActivity.replacement(
                document,
                format,
                replaced == null ? 0 : replaced.length(),
                tools.clock().instant()),
            format.links(document),
            StoredActivity.SELECTION,
            replaced);
    return tools
        .operations()
        .run(ActivityOperations.UPDATE, parameters)
        .thenApply(
            updated ->
                Optional.ofNullable(updated.values())
                    .map(values -> bean(StoredActivity.of(values), request.fields())));
  }

  /** Removes activities of the viewer. Status 404 if there is none of them. */
  CompletableFuture<Void> delete(ActivityRequest request, Set<String> ids) {
    String owner = request.owner();
    tools.access().writing(Resource.ACTIVITIES, request.token(), owner);
    return tools
        .operations()
        .run(
            ActivityOperations.DELETE,
            new DeleteActivities(format.kind(), owner, application(request), List.copyOf(ids)))
        .thenAccept(
            deletion -> {
              if (deletion.deleted() == 0) {
                throw notFound("activity");
              }
            });
  }

  /** The id of the application; null for any. */
  String application(ActivityRequest request) {
    String requested = OWN_APPLICATION.equals(request.application()) ? null : request.application();
    String application =
        tools.access().application(Resource.ACTIVITIES, request.token(), requested);
    return ANY_APPLICATION.equals(application) ? null : application;
  }

  private List<B> beans(ActivityPage page, Set<String> fields) {
    return page.activities().stream()
        .map(item -> bean(StoredActivity.of(item.values()), fields))
        .toList();
  }

  B bean(StoredActivity activity, Set<String> fields) {
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
