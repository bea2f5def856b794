package io.shindigneo4j.opensocial.groups;

import static io.shindigneo4j.opensocial.access.Resource.GROUPS;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.GroupAction;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.identity.Identifiers;
import io.shindigneo4j.opensocial.mapping.BeanDocuments;
import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.opensocial.request.Receipts;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.opensocial.request.RequestedUser;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.groups.GroupOperations.CreateGroup;
import io.shindigneo4j.schema.groups.GroupOperations.DeleteGroup;
import io.shindigneo4j.schema.groups.GroupOperations.UpdateGroup;
import io.shindigneo4j.schema.groups.GroupOperations.UpdatedGroup;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.request.Creation;
import java.time.Clock;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.social.opensocial.spi.UserId;

/**
 * Creates, changes and deletes groups (OpenSocial Social API Server 2.5.1, Groups). Safe for use by
 * many threads.
 */
final class GroupUpdates {
  private static final int MAX_TITLE_LENGTH = 1_000;
  private static final int MAX_DESCRIPTION_LENGTH = 1 << 18;

  private final OperationRunner operations;
  private final AccessControl access;
  private final Receipts receipts;
  private final BeanDocuments documents;
  private final Identifiers identifiers;
  private final Clock clock;

  @Inject
  GroupUpdates(
      OperationRunner operations,
      AccessControl access,
      Receipts receipts,
      BeanDocuments documents,
      Identifiers identifiers,
      Clock clock) {
    this.operations = operations;
    this.access = access;
    this.receipts = receipts;
    this.documents = documents;
    this.identifiers = identifiers;
    this.clock = clock;
  }

  /** Makes a group that the user owns; its id is new, whatever the body says. */
  CompletableFuture<SocialGroup> create(
      UserId userId, SocialGroup group, RequestId request, SecurityToken token) {
    String owner = access.writing(GROUPS, token, RequestedUser.id(userId, token));
    if (group.getTitle() == null) {
      throw noTitle();
    }
    checkTexts(group);
    group.setId(identifiers.next());
    String answer = documents.text(group);
    CreateGroup parameters =
        new CreateGroup(
            owner,
            properties(group),
            clock.millis(),
            receipts.receipt(request, GroupOperations.CREATE.name(), token, answer));
    return operations
        .run(GroupOperations.CREATE, parameters)
        .thenApply(creation -> created(creation.orElseThrow(GroupUpdates::noOwner), answer))
        .thenApply(document -> documents.bean(document, SocialGroup.class));
  }

  private static String created(Creation creation, String answer) {
    if (creation.isRefused()) {
      throw Outcomes.full();
    }
    return creation.earlierAnswer().orElse(answer);
  }

  /**
   * Changes what the body names. A group is opened by a value alone, not by the lack of one.
   *
   * @param removed the names of fields that are taken away
   */
  CompletableFuture<SocialGroup> update(
      UserId userId, String groupId, SocialGroup group, Set<String> removed, SecurityToken token) {
    String actor = access.writing(GROUPS, token, RequestedUser.id(userId, token));
    checkTexts(group);
    if (removed.contains("title")) {
      throw noTitle();
    }
    Map<String, Object> properties = properties(group);
    removed.stream()
        .filter(GroupMapper.fields()::contains)
        .filter(field -> !field.equals("closed"))
        .forEach(key -> properties.put(key, null));
    properties.remove(GraphNames.ID);
    Selection selection = GroupMapper.selection(Set.of());
    UpdateGroup parameters =
        new UpdateGroup(
            groupId, actor, access.requiredRole(GroupAction.UPDATE, token), properties, selection);
    return operations
        .run(GroupOperations.UPDATE, parameters)
        .thenApply(updated -> group(updated, selection));
  }

  private static SocialGroup group(UpdatedGroup updated, Selection selection) {
    Outcomes.requireDone(updated.outcome());
    return GroupMapper.group(selection, updated.values());
  }

  private static void checkTexts(SocialGroup group) {
    if (group.getTitle() != null && group.getTitle().isBlank()) {
      throw noTitle();
    }
    checkLength(group.getTitle(), MAX_TITLE_LENGTH);
    checkLength(group.getDescription(), MAX_DESCRIPTION_LENGTH);
  }

  private static void checkLength(String text, int most) {
    if (text != null && text.length() > most) {
      throw Refusals.tooLarge(
          "a group has at most %d characters of title, and %d of description"
              .formatted(MAX_TITLE_LENGTH, MAX_DESCRIPTION_LENGTH));
    }
  }

  private Map<String, Object> properties(SocialGroup group) {
    Map<String, Object> properties = GroupMapper.properties(group);
    properties.put(GraphNames.UPDATED, Conversion.text(clock.instant()));
    return properties;
  }

  CompletableFuture<Void> delete(UserId userId, String groupId, SecurityToken token) {
    String actor = access.writing(GROUPS, token, RequestedUser.id(userId, token));
    return operations
        .run(
            GroupOperations.DELETE,
            new DeleteGroup(groupId, actor, access.requiredRole(GroupAction.DELETE, token)))
        .thenAccept(change -> Outcomes.requireDone(change.outcome()));
  }

  private static ProtocolException noTitle() {
    return Refusals.badRequest("a group needs a title");
  }

  private static ProtocolException noOwner() {
    return Refusals.notFound("the owner of the group is unknown");
  }
}
