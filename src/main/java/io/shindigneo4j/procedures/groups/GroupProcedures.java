package io.shindigneo4j.procedures.groups;

import static io.shindigneo4j.procedures.groups.Groups.INVITED_TO;
import static io.shindigneo4j.procedures.groups.Groups.MEMBER_OF;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.procedures.request.StoredReceipts;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.groups.GroupOperations.CreateGroup;
import io.shindigneo4j.schema.groups.GroupOperations.DeleteGroup;
import io.shindigneo4j.schema.groups.GroupOperations.GetGroup;
import io.shindigneo4j.schema.groups.GroupOperations.GroupChange;
import io.shindigneo4j.schema.groups.GroupOperations.GroupValues;
import io.shindigneo4j.schema.groups.GroupOperations.JoinGroup;
import io.shindigneo4j.schema.groups.GroupOperations.Outcome;
import io.shindigneo4j.schema.groups.GroupOperations.UninviteFromGroup;
import io.shindigneo4j.schema.request.Creation;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import java.util.List;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** The operations on groups by their names. */
public final class GroupProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.registerGraph(
        GroupOperations.LIST, WorkBudget.limit(registry.workLimit(), GroupList::call));
    registry.registerGraph(GroupOperations.GET, GroupProcedures::getGroup);
    registry.registerGraph(
        GroupOperations.MEMBERS, WorkBudget.limit(registry.workLimit(), MemberList::call));
    registry.registerGraph(
        GroupOperations.JOINED, WorkBudget.limit(registry.workLimit(), JoinedList::call));
    registry.register(GroupOperations.CREATE, GroupProcedures::createGroup);
    registry.register(GroupOperations.UPDATE, GroupUpdate::call);
    registry.register(GroupOperations.DELETE, GroupProcedures::deleteGroup);
    registry.register(GroupOperations.JOIN, GroupProcedures::joinGroup);
    registry.register(GroupOperations.INVITE, GroupInvite::call);
    registry.register(GroupOperations.UNINVITE, GroupProcedures::uninvite);
    registry.register(GroupOperations.REMOVE, MemberRemove::call);
    registry.register(GroupOperations.CHANGE_ROLE, RoleChange::call);
  }

  /** One group by id. */
  private static Optional<GroupValues> getGroup(ProcedureContext context, GetGroup parameters) {
    NodeReader reader = new NodeReader(context, parameters.selection());
    return Groups.find(context.transaction(), parameters.group())
        .filter(
            group ->
                GroupRoles.isKnown(
                    group, GroupRoles.of(context.transaction(), parameters.viewer(), group)))
        .map(group -> new GroupValues(reader.values(group)));
  }

  /** Makes a group, with its owner as the first member. */
  private static Optional<Creation> createGroup(Transaction transaction, CreateGroup parameters) {
    return People.locked(transaction, parameters.owner())
        .map(
            owner ->
                StoredReceipts.create(
                    transaction,
                    parameters.receipt(),
                    () -> Groups.mayOwn(owner) && Groups.mayJoin(owner),
                    () -> create(transaction, owner, parameters)));
  }

  private static void create(Transaction transaction, Node owner, CreateGroup parameters) {
    Node group = transaction.createNode(Groups.GROUP);
    parameters.properties().forEach(group::setProperty);
    owner.createRelationshipTo(group, Groups.OWNER_OF);
    owner
        .createRelationshipTo(group, Groups.MEMBER_OF)
        .setProperty(GraphNames.SINCE, parameters.now());
  }

  /** Deletes a group. */
  private static GroupChange deleteGroup(Transaction transaction, DeleteGroup parameters) {
    return LockedGroup.to(
        transaction, parameters.group(), parameters.actor(), locked -> delete(locked, parameters));
  }

  private static Outcome delete(LockedGroup locked, DeleteGroup parameters) {
    if (!locked.meets(parameters.needed())) {
      return Outcome.FORBIDDEN;
    }
    Groups.delete(locked.group());
    return Outcome.DONE;
  }

  /** Joins a group that is open, or one by invitation. */
  private static GroupChange joinGroup(Transaction transaction, JoinGroup parameters) {
    Optional<Node> person = People.locked(transaction, parameters.actor());
    return LockedGroup.to(
        transaction,
        parameters.group(),
        parameters.actor(),
        locked ->
            person
                .map(joining -> join(joining, locked.group(), parameters.now()))
                .orElse(Outcome.UNKNOWN));
  }

  private static Outcome join(Node person, Node group, long now) {
    if (Groups.memberships(person, group, MEMBER_OF).isEmpty()) {
      if (!Groups.mayJoin(person)) {
        return Outcome.FULL;
      }
      person.createRelationshipTo(group, MEMBER_OF).setProperty(GraphNames.SINCE, now);
    }
    Groups.memberships(person, group, INVITED_TO).forEach(Relationship::delete);
    return Outcome.DONE;
  }

  /** Declines an invitation, or takes it back. */
  private static GroupChange uninvite(Transaction transaction, UninviteFromGroup parameters) {
    Optional<Node> person = People.locked(transaction, parameters.person());
    return LockedGroup.to(
        transaction,
        parameters.group(),
        parameters.actor(),
        locked -> removeInvitation(locked, person, parameters));
  }

  private static Outcome removeInvitation(
      LockedGroup locked, Optional<Node> person, UninviteFromGroup parameters) {
    if (!parameters.person().equals(parameters.actor()) && !locked.meets(parameters.needed())) {
      return Outcome.FORBIDDEN;
    }
    List<Relationship> invitations =
        Groups.memberships(person.orElse(null), locked.group(), INVITED_TO);
    invitations.forEach(Relationship::delete);
    return invitations.isEmpty() ? Outcome.UNKNOWN : Outcome.DONE;
  }
}
