package io.shindigneo4j.benchmark.client.embedded;

import io.shindigneo4j.benchmark.question.OperationArguments;
import io.shindigneo4j.schema.GraphNames;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** Converts nodes to items of an answer. */
final class ItemMaps {

  static final RelationshipType FRIEND_OF = RelationshipType.withName(GraphNames.FRIEND_OF);
  static final RelationshipType NEWEST = RelationshipType.withName(GraphNames.NEWEST);
  static final RelationshipType OLDER = RelationshipType.withName(GraphNames.OLDER);

  static final Comparator<Node> BY_ID = Comparator.comparing(ItemMaps::id);

  private static final Label PERSON = Label.label(GraphNames.PERSON);

  private ItemMaps() {}

  static Node person(Transaction transaction, String id) {
    return transaction.findNode(PERSON, GraphNames.ID, id);
  }

  static String id(Node node) {
    return (String) node.getProperty(GraphNames.ID);
  }

  /** A node with the selected fields. */
  static Map<String, Object> item(Node node, OperationArguments selection) {
    Map<String, Object> item = new HashMap<>();
    item.put("values", values(node, selection));
    item.put("details", details(node, selection.texts("details")));
    return item;
  }

  static List<Object> values(Node node, OperationArguments selection) {
    List<Object> values = new ArrayList<>();
    for (String name : selection.texts("properties")) {
      values.add(node.getProperty(name, null));
    }
    return values;
  }

  private static List<Object> details(Node person, List<String> types) {
    if (types.isEmpty()) {
      return List.of();
    }
    List<Relationship> found = new ArrayList<>();
    person
        .getRelationships(
            Direction.OUTGOING,
            types.stream().map(RelationshipType::withName).toArray(RelationshipType[]::new))
        .forEach(found::add);
    found.sort(
        Comparator.comparing((Relationship each) -> each.getType().name())
            .thenComparing(each -> (Long) each.getProperty(GraphNames.POSITION)));
    return found.stream().<Object>map(ItemMaps::detail).toList();
  }

  private static List<Object> detail(Relationship has) {
    return List.of(has.getType().name(), has.getEndNode().getAllProperties());
  }

  /** A person with id and name only. */
  static Map<String, Object> named(Node person) {
    return Map.of("id", id(person), "displayName", person.getProperty("displayName"));
  }

  /** A page of items, with the total number of items. */
  static Map<String, Object> list(String name, long total, List<?> items) {
    return Map.of("total", total, name, items);
  }
}
