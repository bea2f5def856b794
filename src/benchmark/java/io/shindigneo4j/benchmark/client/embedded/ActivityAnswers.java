package io.shindigneo4j.benchmark.client.embedded;

import io.shindigneo4j.benchmark.question.OperationArguments;
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

  static Map<String, Object> activities(Transaction transaction, OperationArguments request) {
    return request.texts("ids").isEmpty()
        ? newest(transaction, request)
        : byIds(transaction, request);
  }

  private static Map<String, Object> newest(Transaction transaction, OperationArguments request) {
    PriorityQueue<Node> next = new PriorityQueue<>(NEWEST_FIRST);
    long total = 0;
    for (Node person : PeopleAnswers.around(transaction, request.inner("around")).keySet()) {
      for (Relationship has : person.getRelationships(Direction.OUTGOING, HAS_STREAM)) {
        Node stream = has.getEndNode();
        total += (Long) stream.getProperty("total");
        add(stream, ItemMaps.NEWEST, next);
      }
    }
    return answer(merged(next, request.limit()), total, request);
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

  private static Map<String, Object> byIds(Transaction transaction, OperationArguments request) {
    List<Node> items = new ArrayList<>();
    for (String owner : request.inner("around").texts("users")) {
      for (String id : request.texts("ids")) {
        transaction
            .findNodes(ENTRY, "owner", owner, GraphNames.ID, id)
            .forEachRemaining(items::add);
      }
    }
    items.sort(NEWEST_FIRST);
    return answer(items, items.size(), request);
  }

  private static Map<String, Object> answer(
      List<Node> items, long total, OperationArguments request) {
    return ItemMaps.list(
        "activities",
        total,
        items.stream()
            .limit(request.limit())
            .map(item -> ItemMaps.item(item, request.inner("selection")))
            .toList());
  }
}
