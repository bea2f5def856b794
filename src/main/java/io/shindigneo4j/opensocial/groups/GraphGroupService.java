package io.shindigneo4j.opensocial.groups;

import static io.shindigneo4j.opensocial.access.Resource.GROUPS;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.mapping.CollectionQuery;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestedUser;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.groups.GroupOperations.GetGroup;
import io.shindigneo4j.schema.groups.GroupOperations.GroupPage;
import io.shindigneo4j.schema.groups.GroupOperations.ListGroups;
import io.shindigneo4j.schema.groups.GroupOperations.MembershipKind;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.Group;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.GroupService;
import org.apache.shindig.social.opensocial.spi.UserId;

/**
 * Groups from the graph (OpenSocial Social API Server 2.5.1, Groups). Safe for use by many threads.
 */
final class GraphGroupService implements GroupService {

  private final OperationRunner operations;
  private final BackendSettings settings;
  private final AccessControl access;

  @Inject
  GraphGroupService(OperationRunner operations, BackendSettings settings, AccessControl access) {
    this.operations = operations;
    this.settings = settings;
    this.access = access;
  }

  /** Refuses who may read none of it, whatever else is wrong with a request. */
  void requireReader(SecurityToken token) {
    access.reading(GROUPS, token);
  }

  /** Refuses who may read no invitations, whatever else is wrong with a request. */
  void requireInvited(SecurityToken token) {
    access.reading(Resource.REQUESTS, token);
  }

  /** The groups that a person owns or is in, as far as the viewer may know of them. */
  @Override
  public CompletableFuture<RestfulCollection<Group>> getGroups(
      UserId userId, CollectionOptions options, Set<String> fields, SecurityToken token) {
    String id = RequestedUser.id(userId, token);
    return list(
        id,
        MembershipKind.MEMBERSHIP,
        options,
        fields,
        access.readingOf(GROUPS, token, List.of(id)));
  }

  /** The groups that a person is invited into; only for the person. */
  CompletableFuture<RestfulCollection<Group>> getInvitations(
      UserId userId, CollectionOptions options, Set<String> fields, SecurityToken token) {
    String id = RequestedUser.id(userId, token);
    String viewer = access.readingOf(Resource.REQUESTS, token, List.of(id));
    return list(id, MembershipKind.INVITATION, options, fields, viewer);
  }

  private CompletableFuture<RestfulCollection<Group>> list(
      String id,
      MembershipKind bond,
      CollectionOptions options,
      Set<String> fields,
      String viewer) {
    Selection selection = GroupMapper.selection(fields);
    CollectionQuery query = CollectionQuery.of(options, GroupMapper::target, settings.pageLimit());
    return operations
        .run(GroupOperations.LIST, new ListGroups(id, viewer, bond, query.list(), selection))
        .thenApply(found -> found.orElseThrow(() -> Refusals.notFound("person", id)))
        .thenApply(page -> query.collection(groups(page, selection), page.total()));
  }

  /** One group, where the viewer may know of it. */
  CompletableFuture<Group> getGroup(String groupId, Set<String> fields, SecurityToken token) {
    Viewpoint viewpoint = access.reading(GROUPS, token);
    Selection selection = GroupMapper.selection(fields);
    return operations
        .run(GroupOperations.GET, new GetGroup(groupId, viewpoint.viewer(), selection))
        .thenApply(found -> found.orElseThrow(Outcomes::unknown))
        .thenApply(found -> GroupMapper.group(selection, found.values()));
  }

  private static List<Group> groups(GroupPage page, Selection selection) {
    return page.groups().stream()
        .<Group>map(group -> GroupMapper.group(selection, group.values()))
        .toList();
  }
}
