package io.shindigneo4j.benchmark.client.embedded;

import io.shindigneo4j.benchmark.question.OperationArguments;
import io.shindigneo4j.schema.GraphNames;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** Messages and their collections. */
final class MessageAnswers {

  private static final Label COPY = Label.label("MessageCopy");
  private static final RelationshipType HAS_COLLECTION =
      RelationshipType.withName("HAS_COLLECTION");
  private static final RelationshipType COPY_OF = RelationshipType.withName("COPY_OF");

  private MessageAnswers() {}

  static Map<String, Object> messages(Transaction transaction, OperationArguments request) {
    List<Node> copies = new ArrayList<>();
    long total;
    if (request.texts("ids").isEmpty()) {
      Node collection = collection(transaction, request);
      copies.addAll(newest(collection, request.limit()));
      total = (Long) collection.getProperty("total");
    } else {
      for (String id : request.texts("ids")) {
        copies.add(transaction.findNodes(COPY, "owner", request.text("user"), "id", id).next());
      }
      total = copies.size();
    }
    return ItemMaps.list(
        "messages",
        total,
        copies.stream().map(copy -> message(copy, request.inner("selection"))).toList());
  }

  private static Node collection(Transaction transaction, OperationArguments request) {
    for (Relationship has :
        ItemMaps.person(transaction, request.text("user"))
            .getRelationships(Direction.OUTGOING, HAS_COLLECTION)) {
      if (ItemMaps.id(has.getEndNode()).equals(request.text("collection"))) {
        return has.getEndNode();
      }
    }
    throw new IllegalStateException("there is no such collection");
  }

  private static List<Node> newest(Node collection, int limit) {
    List<Node> copies = new ArrayList<>();
    Relationship next = collection.getSingleRelationship(ItemMaps.NEWEST, Direction.OUTGOING);
    while (next != null && copies.size() < limit) {
      copies.add(next.getEndNode());
      next = next.getEndNode().getSingleRelationship(ItemMaps.OLDER, Direction.OUTGOING);
    }
    return copies;
  }

  /** The message with the status of this recipient's copy. */
  private static Map<String, Object> message(Node copy, OperationArguments selection) {
    Node message = copy.getSingleRelationship(COPY_OF, Direction.OUTGOING).getEndNode();
    List<Object> values = new ArrayList<>();
    for (String name : selection.texts("properties")) {
      Node holder = name.equals("status") || name.equals("updated") ? copy : message;
      values.add(holder.getProperty(name, null));
    }
    return Map.of("values", values);
  }

  static Map<String, Object> collections(Transaction transaction, OperationArguments request) {
    List<Relationship> found = new ArrayList<>();
    ItemMaps.person(transaction, request.text("user"))
        .getRelationships(Direction.OUTGOING, HAS_COLLECTION)
        .forEach(found::add);
    found.sort(
        Comparator.comparing((Relationship has) -> (Long) has.getProperty(GraphNames.SINCE, 0L))
            .thenComparing(Relationship::getEndNode, ItemMaps.BY_ID));
    return ItemMaps.list(
        "collections",
        found.size(),
        found.stream()
            .limit(request.limit())
            .map(has -> ItemMaps.item(has.getEndNode(), request.inner("selection")))
            .toList());
  }
}
