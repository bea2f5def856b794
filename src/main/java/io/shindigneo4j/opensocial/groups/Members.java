package io.shindigneo4j.opensocial.groups;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.GroupAction;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.mapping.CollectionQuery;
import io.shindigneo4j.opensocial.people.PersonBeans;
import io.shindigneo4j.opensocial.people.PersonMapper;
import io.shindigneo4j.opensocial.people.ProfileView;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.groups.GroupOperations.ListMembers;
import io.shindigneo4j.schema.groups.GroupOperations.Member;
import io.shindigneo4j.schema.groups.GroupOperations.MemberPage;
import io.shindigneo4j.schema.groups.GroupOperations.MembershipKind;
import io.shindigneo4j.schema.query.Selection;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;

/** Lists the members of a group with their roles. Safe for use by many threads. */
final class Members {

  private final OperationRunner operations;
  private final BackendSettings settings;
  private final AccessControl access;
  private final ProfileView view;
  private final PersonBeans beans;

  @Inject
  Members(OperationRunner operations, BackendSettings settings, AccessControl access) {
    this.operations = operations;
    this.settings = settings;
    this.access = access;
    this.view = new ProfileView(access);
    this.beans = new PersonBeans(access);
  }

  /** Those in the group, or those invited, as far as the viewer may see them. */
  CompletableFuture<RestfulCollection<GroupMember>> list(
      String group,
      MembershipKind bond,
      CollectionOptions options,
      Set<String> fields,
      SecurityToken token) {
    access.reading(Resource.GROUPS, token);
    Selection selection = PersonMapper.selection(fields);
    CollectionQuery query = CollectionQuery.of(options, view.targets(token), settings.pageLimit());
    ListMembers parameters =
        new ListMembers(
            group,
            access.requiredRole(action(bond), token),
            bond,
            access.reading(Resource.PEOPLE, token),
            query.list(),
            selection);
    return operations
        .run(GroupOperations.MEMBERS, parameters)
        .thenApply(
            page -> {
              Outcomes.requireDone(page.outcome());
              return query.collection(members(page, selection, token), page.total());
            });
  }

  private static GroupAction action(MembershipKind bond) {
    return switch (bond) {
      case MEMBERSHIP -> GroupAction.SEE_MEMBERS;
      case INVITATION -> GroupAction.SEE_INVITATIONS;
    };
  }

  private List<GroupMember> members(MemberPage page, Selection selection, SecurityToken token) {
    return page.people().stream().map(found -> member(found, selection, token)).toList();
  }

  private GroupMember member(Member found, Selection selection, SecurityToken token) {
    GroupMember member = new GroupMember();
    member.setRole(found.role().word());
    if (found.since() != null) {
      member.setSince(Date.from(Instant.ofEpochMilli(found.since())));
    }
    return beans.filled(member, found.person(), selection, token);
  }
}
