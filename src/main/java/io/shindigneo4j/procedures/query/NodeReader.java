package io.shindigneo4j.procedures.query;

import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;

/**
 * Reads what was selected of nodes: the shape that {@link Selection} describes. Gives up where that
 * is too much text for one answer.
 */
public final class NodeReader {

  private static final long MOST_CHARACTERS = 64L << 20;

  private final Selection selection;

  /** In order of type. */
  private final List<String> details;

  private final long mostCharacters;
  private long characters;

  /** Reads the nodes of one answer. */
  public NodeReader(Selection selection) {
    this(selection, MOST_CHARACTERS);
  }

  NodeReader(Selection selection, long mostCharacters) {
    this.mostCharacters = mostCharacters;
    this.selection = selection;
    this.details = selection.details().stream().sorted().distinct().toList();
  }

  /** The values and the entries of lists, as a map. */
  public Map<String, Object> item(Node node) {
    Map<String, Object> item = new LinkedHashMap<>();
    item.put("values", values(node));
    item.put("details", details(node));
    return item;
  }

  public List<Object> values(Node node) {
    List<Object> values = new ArrayList<>(selection.properties().size());
    for (String property : selection.properties()) {
      values.add(counted(node.getProperty(property, null)));
    }
    return values;
  }

  public List<Object> details(Node node) {
    List<Object> entries = new ArrayList<>();
    for (String type : details) {
      for (Relationship has : NodeValues.entries(node, type)) {
        Map<String, Object> properties = has.getEndNode().getAllProperties();
        properties.values().forEach(this::counted);
        entries.add(List.of(type, properties));
      }
    }
    return entries;
  }

  private Object counted(Object value) {
    characters += characters(value);
    if (characters > mostCharacters) {
      throw RequestException.resultTooLarge("more than %d characters".formatted(mostCharacters));
    }
    return value;
  }

  private static long characters(Object value) {
    if (value instanceof String[] texts) {
      return Stream.of(texts).mapToLong(String::length).sum();
    }
    return value instanceof String text ? text.length() : 0;
  }
}
