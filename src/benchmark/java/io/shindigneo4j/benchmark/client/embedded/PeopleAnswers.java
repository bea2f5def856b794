package io.shindigneo4j.benchmark.client.embedded;

import io.shindigneo4j.benchmark.question.OperationArguments;
import io.shindigneo4j.schema.GraphNames;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** People and their friends. */
final class PeopleAnswers {

  private PeopleAnswers() {}

  static Map<String, Object> person(Transaction transaction, OperationArguments request) {
    return ItemMaps.item(
        ItemMaps.person(transaction, request.text("id")), request.inner("selection"));
  }

  static Map<String, Object> people(Transaction transaction, OperationArguments request) {
    Map<Node, Long> ranks = around(transaction, request.inner("around"));
    List<Map<String, Object>> page =
        ranks.entrySet().stream()
            .sorted(
                Comparator.comparing((Map.Entry<Node, Long> each) -> each.getValue())
                    .thenComparing(Map.Entry::getKey, ItemMaps.BY_ID))
            .limit(request.limit())
            .map(each -> ItemMaps.item(each.getKey(), request.inner("selection")))
            .toList();
    return ItemMaps.list("people", ranks.size(), page);
  }

  /** The people themselves or their friends, each with the position in the request. */
  static Map<Node, Long> around(Transaction transaction, OperationArguments around) {
    Map<Node, Long> ranks = new LinkedHashMap<>();
    boolean themselves = around.text("circle").equals("self");
    for (String id : around.texts("users")) {
      Node user = ItemMaps.person(transaction, id);
      if (themselves) {
        ranks.putIfAbsent(user, (long) ranks.size());
      } else {
        addFriends(user, ranks);
      }
    }
    return ranks;
  }

  private static void addFriends(Node user, Map<Node, Long> ranks) {
    for (Relationship friendship : user.getRelationships(Direction.OUTGOING, ItemMaps.FRIEND_OF)) {
      long since = (Long) friendship.getProperty(GraphNames.SINCE, 0L);
      ranks.merge(friendship.getEndNode(), since, Math::min);
    }
  }
}
