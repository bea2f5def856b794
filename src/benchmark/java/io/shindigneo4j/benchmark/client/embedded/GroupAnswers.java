package io.shindigneo4j.benchmark.client.embedded;

import io.shindigneo4j.benchmark.question.OperationArguments;
import io.shindigneo4j.schema.GraphNames;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** Groups and their members. */
final class GroupAnswers {

  private static final Label GROUP = Label.label(GraphNames.GROUP);
  private static final RelationshipType MEMBER_OF = RelationshipType.withName(GraphNames.MEMBER_OF);
  private static final RelationshipType OWNER_OF = RelationshipType.withName(GraphNames.OWNER_OF);

  /** A member of a group, with all relationships to it. */
  private record Member(Node person, List<Relationship> bonds) {

    long rank() {
      return bonds.stream()
          .filter(bond -> bond.hasProperty(GraphNames.SINCE))
          .mapToLong(bond -> (Long) bond.getProperty(GraphNames.SINCE))
          .min()
          .orElse(0);
    }

    Map<String, Object> item(OperationArguments selection) {
      Map<String, Object> item = ItemMaps.item(person, selection);
      item.put("role", role());
      item.put("since", isDated() ? rank() : null);
      return item;
    }

    private boolean isDated() {
      return bonds.stream().anyMatch(bond -> bond.hasProperty(GraphNames.SINCE));
    }

    private Object role() {
      return bonds.stream().anyMatch(bond -> bond.isType(OWNER_OF))
          ? "owner"
          : bonds.get(0).getProperty(GraphNames.ROLE, "member");
    }
  }

  private GroupAnswers() {}

  static Map<String, Object> members(Transaction transaction, OperationArguments request) {
    Node group = transaction.findNode(GROUP, GraphNames.ID, request.text("group"));
    Map<Node, Member> members = new LinkedHashMap<>();
    for (Relationship bond : group.getRelationships(Direction.INCOMING, MEMBER_OF, OWNER_OF)) {
      members
          .computeIfAbsent(bond.getStartNode(), node -> new Member(node, new ArrayList<>()))
          .bonds()
          .add(bond);
    }
    List<Map<String, Object>> page =
        members.values().stream()
            .sorted(
                Comparator.comparingLong(Member::rank)
                    .thenComparing(Member::person, ItemMaps.BY_ID))
            .limit(request.limit())
            .map(each -> each.item(request.inner("selection")))
            .toList();
    return ItemMaps.list("people", members.size(), page);
  }

  static Map<String, Object> groups(Transaction transaction, OperationArguments request) {
    Set<Node> groups = groups(ItemMaps.person(transaction, request.text("user")));
    List<Map<String, Object>> page =
        groups.stream()
            .sorted(ItemMaps.BY_ID)
            .limit(request.limit())
            .map(each -> ItemMaps.item(each, request.inner("selection")))
            .toList();
    return ItemMaps.list("groups", groups.size(), page);
  }

  private static Set<Node> groups(Node person) {
    Set<Node> groups = new HashSet<>();
    person
        .getRelationships(Direction.OUTGOING, MEMBER_OF, OWNER_OF)
        .forEach(bond -> groups.add(bond.getEndNode()));
    return groups;
  }

  /** Recommendations for one person. */
  static Map<String, Object> recommendations(Transaction transaction, OperationArguments request) {
    Node user = ItemMaps.person(transaction, request.texts("users").get(0));
    Map<Node, Set<Node>> friends = friendsInGroups(user);
    List<Map<String, Object>> page =
        friends.entrySet().stream()
            .sorted(
                Comparator.comparingInt(
                        (Map.Entry<Node, Set<Node>> each) -> -each.getValue().size())
                    .thenComparing(Map.Entry::getKey, ItemMaps.BY_ID))
            .limit(request.limit())
            .map(each -> recommendation(each.getKey(), each.getValue(), request))
            .toList();
    return ItemMaps.list("groups", friends.size(), page);
  }

  private static Map<Node, Set<Node>> friendsInGroups(Node user) {
    Set<Node> own = groups(user);
    Map<Node, Set<Node>> friends = new HashMap<>();
    for (Relationship friendship : user.getRelationships(Direction.OUTGOING, ItemMaps.FRIEND_OF)) {
      Node friend = friendship.getEndNode();
      for (Relationship bond : friend.getRelationships(Direction.OUTGOING, MEMBER_OF)) {
        if (!own.contains(bond.getEndNode())) {
          friends.computeIfAbsent(bond.getEndNode(), group -> new HashSet<>()).add(friend);
        }
      }
    }
    return friends;
  }

  private static Map<String, Object> recommendation(
      Node group, Set<Node> friends, OperationArguments request) {
    Map<String, Object> item = ItemMaps.item(group, request.inner("selection"));
    item.put("friends", (long) friends.size());
    item.put(
        "examples",
        friends.stream()
            .sorted(ItemMaps.BY_ID)
            .limit(request.number("examples"))
            .map(ItemMaps::named)
            .toList());
    return item;
  }
}
