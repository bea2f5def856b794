package io.shindigneo4j.opensocial.appdata;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.mapping.RequestedPeople;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestedUser;
import io.shindigneo4j.schema.appdata.AppDataOperations;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataChange;
import io.shindigneo4j.schema.appdata.AppDataOperations.DeleteAppData;
import io.shindigneo4j.schema.appdata.AppDataOperations.GetAppData;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.DataCollection;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.social.opensocial.spi.AppDataService;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.UserId;

/**
 * App data: what applications keep for people (OpenSocial Social API Server 2.5.1, AppData). Safe
 * for use by many threads.
 */
final class GraphAppDataService implements AppDataService {

  private static final Set<String> EVERY_KEY = Set.of("@all", "*");
  private static final String OWN_APPLICATION = "@app";

  private final OperationRunner operations;
  private final AccessControl access;
  private final AppDataUpdates updates;

  @Inject
  GraphAppDataService(OperationRunner operations, AccessControl access, AppDataUpdates updates) {
    this.operations = operations;
    this.access = access;
    this.updates = updates;
  }

  /** People whom the viewer may not see are left out; but the only one asked for is refused. */
  @Override
  public CompletableFuture<DataCollection> getPersonData(
      Set<UserId> userIds, GroupId groupId, String appId, Set<String> fields, SecurityToken token) {
    PeopleSelector around =
        RequestedPeople.around(userIds, groupId, token, Resource.APP_DATA, access);
    String application = application(token, appId);
    return operations
        .run(AppDataOperations.GET, new GetAppData(around, application, keys(fields)))
        .thenApply(data -> collection(AppDataAnswers.people(data), around));
  }

  private static DataCollection collection(
      Map<String, Map<String, Object>> data, PeopleSelector around) {
    if (data.isEmpty() && around.circle() == PeopleRelation.SELF && around.users().size() == 1) {
      throw unseen(around.users().get(0), around.viewpoint());
    }
    return new DataCollection(data);
  }

  /** Does not reveal whether a person who is out of reach exists. */
  private static ProtocolException unseen(String user, Viewpoint viewpoint) {
    return viewpoint.reach() == Reach.EVERYBODY || user.equals(viewpoint.viewer())
        ? Refusals.notFound("person", user)
        : Refusals.forbidden("this is not allowed");
  }

  /** Keys that neither the values nor the fields name keep their values. */
  @Override
  public CompletableFuture<Void> updatePersonData(
      UserId userId,
      GroupId groupId,
      String appId,
      Set<String> fields,
      Map<String, Object> values,
      SecurityToken token) {
    String id = writable(userId, groupId, token);
    String application = application(token, appId);
    return operations
        .run(AppDataOperations.UPDATE, updates.update(id, application, keys(fields), values))
        .thenAccept(
            answer -> {
              AppDataChange change = known(answer, id);
              if (!change.stored()) {
                throw updates.refusal(change);
              }
            });
  }

  @Override
  public CompletableFuture<Void> deletePersonData(
      UserId userId, GroupId groupId, String appId, Set<String> fields, SecurityToken token) {
    return removePersonData(userId, groupId, appId, fields, token).thenApply(removed -> null);
  }

  /** As {@link #deletePersonData}; answers what has been removed. */
  CompletableFuture<DataCollection> removePersonData(
      UserId userId, GroupId groupId, String appId, Set<String> fields, SecurityToken token) {
    String id = writable(userId, groupId, token);
    DeleteAppData parameters = new DeleteAppData(id, application(token, appId), keys(fields));
    return operations
        .run(AppDataOperations.DELETE, parameters)
        .thenApply(data -> AppDataAnswers.values(known(data, id).removed()))
        .thenApply(removed -> new DataCollection(Map.of(id, removed)));
  }

  private String writable(UserId userId, GroupId groupId, SecurityToken token) {
    String id = RequestedUser.id(userId, token);
    access.writing(Resource.APP_DATA, token, id);
    if (groupId.getType() != GroupId.Type.self) {
      throw Refusals.badRequest("the data of one person are written, not those of " + groupId);
    }
    return id;
  }

  private String application(SecurityToken token, String appId) {
    String requested = OWN_APPLICATION.equals(appId) ? null : appId;
    String application = access.application(Resource.APP_DATA, token, requested);
    if (application == null) {
      throw Refusals.badRequest("the token names no application");
    }
    return application;
  }

  /** The keys that the fields name; empty for all. */
  private static List<String> keys(Set<String> fields) {
    return fields == null || fields.stream().anyMatch(EVERY_KEY::contains)
        ? List.of()
        : List.copyOf(fields);
  }

  private static <R> R known(Optional<R> result, String id) {
    return result.orElseThrow(() -> Refusals.notFound("person", id));
  }
}
