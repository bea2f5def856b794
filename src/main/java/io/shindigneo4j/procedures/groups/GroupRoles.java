package io.shindigneo4j.procedures.groups;

import static io.shindigneo4j.procedures.groups.Groups.INVITED_TO;
import static io.shindigneo4j.procedures.groups.Groups.MEMBER_OF;
import static io.shindigneo4j.procedures.groups.Groups.OWNER_OF;

import io.shindigneo4j.procedures.people.ClosedGroups;
import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.ExpandInto;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.stream.StreamSupport;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** The roles that people have in groups; of several, the highest. */
public final class GroupRoles {

  private static final RelationshipType[] MEMBERSHIPS = {OWNER_OF, MEMBER_OF, INVITED_TO};

  private GroupRoles() {}

  public static GroupRole of(Node person, Node group) {
    return Groups.memberships(person, group, MEMBERSHIPS).stream()
        .map(GroupRoles::of)
        .max(Comparator.naturalOrder())
        .orElse(GroupRole.NONE);
  }

  /** The roles of those of the people who have one; each relationship is charged to the budget. */
  static Map<Node, GroupRole> of(Collection<Node> people, Node group, WorkBudget budget) {
    Map<Node, GroupRole> roles = new HashMap<>();
    ExpandInto.between(Set.copyOf(people), group, budget::spendStored, MEMBERSHIPS)
        .forEach(
            membership ->
                roles.merge(
                    membership.getStartNode(),
                    of(membership),
                    BinaryOperator.maxBy(Comparator.naturalOrder())));
    return roles;
  }

  /**
   * Of the person with that id.
   *
   * @param id null for somebody who is not known
   */
  public static GroupRole of(Transaction transaction, String id, Node group) {
    return id == null
        ? GroupRole.NONE
        : People.find(transaction, id).map(person -> of(person, group)).orElse(GroupRole.NONE);
  }

  /** Somebody without a role in a closed group knows nothing of it. */
  static boolean isKnown(Node group, GroupRole role) {
    return role != GroupRole.NONE || !ClosedGroups.isClosed(group);
  }

  static boolean isLastOwner(Node person, Node group) {
    return of(person, group) == GroupRole.OWNER
        && StreamSupport.stream(
                group.getRelationships(Direction.INCOMING, OWNER_OF).spliterator(), false)
            .allMatch(ownership -> ownership.getStartNode().equals(person));
  }

  private static GroupRole of(Relationship membership) {
    if (membership.isType(OWNER_OF)) {
      return GroupRole.OWNER;
    } else if (membership.isType(INVITED_TO)) {
      return GroupRole.INVITED;
    }
    return GraphNames.ADMIN.equals(membership.getProperty(GraphNames.ROLE, null))
        ? GroupRole.ADMIN
        : GroupRole.MEMBER;
  }
}
