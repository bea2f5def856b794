package io.shindigneo4j.benchmark.client.embedded;

import io.shindigneo4j.benchmark.question.Arguments;
import io.shindigneo4j.schema.GraphNames;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** Activities: timelines that are merged, the newest item first. */
final class ActivityAnswers {

  private static final Label ENTRY = Label.label("ActivityEntry");
  private static final RelationshipType HAS_STREAM = RelationshipType.withName("HAS_STREAM");

  private static final Comparator<Node> NEWEST_FIRST =
      Comparator.comparing((Node item) -> -(Long) item.getProperty("moment"))
          .thenComparing(ItemMaps.BY_ID)
          .thenComparing(item -> (String) item.getProperty("owner"));

  private ActivityAnswers() {}

  static Map<String, Object> activities(Transaction transaction, Arguments asked) {
    return asked.texts("ids").isEmpty() ? newest(transaction, asked) : byIds(transaction, asked);
  }

  private static Map<String, Object> newest(Transaction transaction, Arguments asked) {
    PriorityQueue<Node> next = new PriorityQueue<>(NEWEST_FIRST);
    long total = 0;
    for (Node person : PeopleAnswers.around(transaction, asked.inner("around")).keySet()) {
      for (Relationship has : person.getRelationships(Direction.OUTGOING, HAS_STREAM)) {
        Node stream = has.getEndNode();
        total += (Long) stream.getProperty("total");
        add(stream, ItemMaps.NEWEST, next);
      }
    }
    return answer(merged(next, asked.limit()), total, asked);
  }

  private static List<Node> merged(PriorityQueue<Node> next, int limit) {
    List<Node> items = new ArrayList<>();
    while (!next.isEmpty() && items.size() < limit) {
      Node item = next.remove();
      items.add(item);
      add(item, ItemMaps.OLDER, next);
    }
    return items;
  }

  private static void add(Node before, RelationshipType type, PriorityQueue<Node> next) {
    Relationship leading = before.getSingleRelationship(type, Direction.OUTGOING);
    if (leading != null) {
      next.add(leading.getEndNode());
    }
  }

  private static Map<String, Object> byIds(Transaction transaction, Arguments asked) {
    List<Node> items = new ArrayList<>();
    for (String owner : asked.inner("around").texts("users")) {
      for (String id : asked.texts("ids")) {
        transaction
            .findNodes(ENTRY, "owner", owner, GraphNames.ID, id)
            .forEachRemaining(items::add);
      }
    }
    items.sort(NEWEST_FIRST);
    return answer(items, items.size(), asked);
  }

  private static Map<String, Object> answer(List<Node> items, long total, Arguments asked) {
    return ItemMaps.list(
        "activities",
        total,
        items.stream()
            .limit(asked.limit())
            .map(item -> ItemMaps.item(item, asked.inner("selection")))
            .toList());
  }
}
