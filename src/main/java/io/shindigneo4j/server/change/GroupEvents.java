package io.shindigneo4j.server.change;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.events.EventData;
import io.shindigneo4j.schema.events.EventType;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

  /** Whose it is is told by ids: a node may be made again. */
  private record Membership(String person, String group) {}

  /** What binds a person to a group on one side, and the node of the group there. */
  private record Bond(Role role, long group) {
    private static final Bond NONE = new Bond(Role.NONE, GraphSide.NONE);

    private static Bond higher(Bond one, Bond other) {
      return one.role.compareTo(other.role) >= 0 ? one : other;
    }
  }

  private final Map<Membership, Bond> before = new LinkedHashMap<>();
  private final Map<Membership, Bond> after = new LinkedHashMap<>();

  GroupEvents(Transition change) {
    this.change = change;
    this.tokens = change.tokens();
    this.role = tokens.key(GraphNames.ROLE);
  }

  void finish() {
    Set<Ends> changedEnds = new LinkedHashSet<>();
    for (int type : new int[] {tokens.memberOf, tokens.ownerOf, tokens.invitedTo}) {
      new RelationshipChanges(change, type).forEach(changedEnds::add);
    }
    for (RelationshipState changed : change.state().modifiedRelationships()) {
      change.take(1);
      if (changed.getType() == tokens.memberOf && changed.hasPropertyChanges()) {
        changedEnds.add(new Ends(changed.getStartNodeId(), changed.getEndNodeId()));
      }
    }
    changedEnds.forEach(ends -> touch(ends.start(), ends.end()));
    Set<Membership> touched = new LinkedHashSet<>(before.keySet());
    touched.addAll(after.keySet());
    for (Membership each : touched) {
      compare(each, before.getOrDefault(each, Bond.NONE), after.getOrDefault(each, Bond.NONE));
    }
  }

  private void touch(long person, long group) {
    touch(change.before(), before, person, group);
    touch(change.after(), after, person, group);
  }

  private void touch(GraphSide side, Map<Membership, Bond> bonds, long person, long group) {
    String who = change.person(side, person);
    String which = change.group(side, group);
    if (who != null && which != null) {
      Bond bond = new Bond(role(side, person, group), group);
      bonds.merge(new Membership(who, which), bond, Bond::higher);
    }
  }

  private Role role(GraphSide side, long person, long group) {
    if (!relationships(side, person, tokens.ownerOf, group).isEmpty()) {
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

  private void compare(Membership membership, Bond old, Bond now) {
    Role was = old.role();
    Role is = now.role();
    if (was == is) {
      return;
    }
    if (was.isMember() && !is.isMember()) {
      add(EventType.GROUP_LEFT, membership, null);
    } else if (was == Role.INVITED && is == Role.NONE) {
      add(EventType.GROUP_UNINVITED, membership, null);
    } else if (is.isMember()) {
      add(was.isMember() ? EventType.GROUP_ROLE_CHANGED : EventType.GROUP_JOINED, membership, is);
    }
    if (is == Role.INVITED) {
      Map<String, Object> data = Transition.data(EventData.GROUP, membership.group());
      change
          .events()
          .add(
              EventType.GROUP_INVITED,
              membership.person(),
              change.titled(change.after(), now.group(), data));
    }
  }

  private void add(EventType type, Membership membership, Role role) {
    String word = role == null ? null : role.word();
    Map<String, Object> data =
        Transition.data(EventData.GROUP, membership.group(), EventData.ROLE, word);
    change.events().add(type, membership.person(), data);
  }
}
