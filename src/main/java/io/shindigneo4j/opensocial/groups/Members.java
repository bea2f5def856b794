package io.shindigneo4j.opensocial.groups;

import com.google.inject.Inject;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.GroupAction;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.mapping.CollectionQuery;
import io.shindigneo4j.opensocial.people.PersonMapper;
import io.shindigneo4j.opensocial.people.ProfileView;
import io.shindigneo4j.schema.groups.Bond;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.groups.ListMembers;
import io.shindigneo4j.schema.query.Selection;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;

/** Who is in a group, with their roles. Safe for use by many threads. */
final class Members {

  private final OperationRunner operations;
  private final BackendSettings settings;
  private final AccessControl access;
  private final ProfileView view;

  @Inject
  Members(OperationRunner operations, BackendSettings settings, AccessControl access) {
    this.operations = operations;
    this.settings = settings;
    this.access = access;
    this.view = new ProfileView(access);
  }

  /** Those in the group, or those invited, as far as the viewer may see them. */
  CompletableFuture<RestfulCollection<GroupMember>> list(
      String group, Bond bond, CollectionOptions options, Set<String> fields, SecurityToken token) {
    access.reading(Resource.GROUPS, token);
    Selection selection = PersonMapper.selection(fields);
    CollectionQuery query = CollectionQuery.of(options, view.targets(token), settings.pageLimit());
    ListMembers parameters =
        new ListMembers(
            group,
            access.needed(action(bond), token),
            bond,
            access.reading(Resource.PEOPLE, token),
            query.list(),
            selection);
    return operations
        .runUntyped(GroupOperations.MEMBERS, parameters)
        .thenApply(Outcomes::done)
        .thenApply(
            record ->
                query.collection(
                    members(record, selection, token), record.get("total", Long.class)));
  }

  private static GroupAction action(Bond bond) {
    return switch (bond) {
      case MEMBERSHIP -> GroupAction.SEE_MEMBERS;
      case INVITATION -> GroupAction.SEE_INVITATIONS;
    };
  }

  private List<GroupMember> members(ResultRecord record, Selection selection, SecurityToken token) {
    return ((List<?>) record.get("people"))
        .stream().map(item -> member((Map<?, ?>) item, selection, token)).toList();
  }

  private GroupMember member(Map<?, ?> item, Selection selection, SecurityToken token) {
    GroupMember member = new GroupMember();
    PersonMapper.fill(
        member, selection, (List<?>) item.get("values"), (List<?>) item.get("details"));
    member.setRole((String) item.get("role"));
    if (item.get("since") instanceof Long since) {
      member.setSince(Date.from(Instant.ofEpochMilli(since)));
    }
    return view.seen(member, token);
  }
}
