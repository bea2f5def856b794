package io.shindigneo4j.server.change;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.events.EventData;
import io.shindigneo4j.schema.events.EventType;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.neo4j.graphdb.Direction;
import org.neo4j.storageengine.api.txstate.RelationshipState;

/** What binds people to groups: of several relationships, the highest role counts. */
final class GroupEvents {

  /** From the lowest. */
  private enum Role {
    NONE,
    INVITED,
    MEMBER,
    ADMIN,
    OWNER;

    private boolean isMember() {
      return compareTo(MEMBER) >= 0;
    }

    private String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    private static Role higher(Role one, Role other) {
      return one.compareTo(other) >= 0 ? one : other;
    }
  }

  private final Transition change;
  private final EventTokens tokens;
  private final int role;

  /** The nodes of the groups whose relationships to a person have changed, by the person's node. */
  private final Map<Long, Set<Long>> touched = new LinkedHashMap<>();

  GroupEvents(Transition change) {
    this.change = change;
    this.tokens = change.tokens();
    this.role = tokens.key(GraphNames.ROLE);
  }

  void finish() {
    for (int type : new int[] {tokens.memberOf, tokens.ownerOf, tokens.invitedTo}) {
      new RelationshipChanges(change, type).forEach(ends -> touch(ends.start(), ends.end()));
    }
    for (RelationshipState changed : change.state().modifiedRelationships()) {
      change.take(1);
      if (changed.getType() == tokens.memberOf && changed.hasPropertyChanges()) {
        touch(changed.getStartNodeId(), changed.getEndNodeId());
      }
    }
    touched.forEach(this::compare);
  }

  private void touch(long person, long group) {
    touched.computeIfAbsent(person, node -> new LinkedHashSet<>()).add(group);
  }

  private void compare(long person, Set<Long> groups) {
    for (long group : groups) {
      compare(
          person, group, role(change.before(), person, group), role(change.after(), person, group));
    }
  }

  private Role role(GraphSide side, long person, long group) {
    if (change.person(side, person) == null) {
      return Role.NONE;
    } else if (!relationships(side, person, tokens.ownerOf, group).isEmpty()) {
      return Role.OWNER;
    }
    Role highest =
        relationships(side, person, tokens.invitedTo, group).isEmpty() ? Role.NONE : Role.INVITED;
    for (RelationshipReference relationship : relationships(side, person, tokens.memberOf, group)) {
      highest = Role.higher(highest, memberRole(side, relationship));
    }
    return highest;
  }

  private static List<RelationshipReference> relationships(
      GraphSide side, long person, int type, long group) {
    return side.relationshipsTo(person, type, Direction.OUTGOING, group);
  }

  private Role memberRole(GraphSide side, RelationshipReference relationship) {
    return GraphNames.ADMIN.equals(side.relationshipValue(relationship.id(), role).asObject())
        ? Role.ADMIN
        : Role.MEMBER;
  }

  private void compare(long person, long group, Role before, Role after) {
    if (before == after) {
      return;
    }
    String who =
        Objects.requireNonNullElseGet(
            change.person(change.after(), person), () -> change.person(change.before(), person));
    if (before.isMember() && !after.isMember()) {
      add(EventType.GROUP_LEFT, who, change.before(), group, null);
    } else if (before == Role.INVITED && after == Role.NONE) {
      add(EventType.GROUP_UNINVITED, who, change.before(), group, null);
    } else if (after.isMember()) {
      add(
          before.isMember() ? EventType.GROUP_ROLE_CHANGED : EventType.GROUP_JOINED,
          who,
          change.after(),
          group,
          after);
    }
    if (after == Role.INVITED) {
      invite(who, group);
    }
  }

  private void add(EventType type, String person, GraphSide side, long group, Role role) {
    String id = change.group(side, group);
    if (id != null) {
      String word = role == null ? null : role.word();
      change.events().add(type, person, Transition.data(EventData.GROUP, id, EventData.ROLE, word));
    }
  }

  private void invite(String person, long group) {
    String id = change.group(change.after(), group);
    if (id != null) {
      Map<String, Object> data = Transition.data(EventData.GROUP, id);
      change
          .events()
          .add(EventType.GROUP_INVITED, person, change.titled(change.after(), group, data));
    }
  }
}
