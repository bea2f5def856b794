package io.shindigneo4j.procedures.query;

import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.server.graph.NodeProperties;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;

/**
 * Reads what was selected of nodes: the shape that {@link Selection} describes. Gives up where that
 * is too much text for one answer.
 */
public final class NodeReader {

  private final String[] properties;

  /** The types of the relationships to entries. */
  private final RelationshipType[] details;

  private final TextBudget budget;

  /** Reads the nodes of one answer. */
  public NodeReader(Selection selection) {
    this(selection, new TextBudget());
  }

  public NodeReader(Selection selection, TextBudget budget) {
    this.budget = budget;
    this.properties = selection.properties().toArray(String[]::new);
    this.details =
        selection.details().stream()
            .distinct()
            .map(RelationshipType::withName)
            .toArray(RelationshipType[]::new);
  }

  /** The values and the entries of lists, as a map. */
  public Map<String, Object> item(Node node) {
    Map<String, Object> item = new LinkedHashMap<>();
    item.put("values", values(node));
    item.put("details", details(node));
    return item;
  }

  public List<Object> values(Node node) {
    Map<String, Object> known = node.getProperties(properties); // faster than one by one
    List<Object> values = new ArrayList<>(properties.length);
    for (String property : properties) {
      values.add(budget.spend(known.get(property)));
    }
    return values;
  }

  /** The same, in memory where they are there. */
  public List<Object> values(NodeProperties known, long node) {
    Object[] values = known.values(node, properties);
    for (int i = 0; i < values.length; i++) {
      Object value = budget.spend(values[i]);
      if (value instanceof String[] texts) {
        values[i] = Arrays.asList(texts); // or all that is around it would be copied later
      }
    }
    return Arrays.asList(values);
  }

  /** Whether entries of lists were selected. */
  public boolean hasDetails() {
    return details.length > 0;
  }

  public List<Object> details(Node node) {
    if (!hasDetails()) {
      return List.of(); // no types would stand for all
    }
    List<Object> entries = new ArrayList<>();
    for (Relationship has : NodeValues.entries(node, details)) {
      Map<String, Object> properties = has.getEndNode().getAllProperties();
      properties.values().forEach(budget::spend);
      entries.add(List.of(has.getType().name(), properties));
    }
    return entries;
  }
}
