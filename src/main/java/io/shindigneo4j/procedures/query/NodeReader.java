package io.shindigneo4j.procedures.query;

import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.Item.Detail;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.NodeLinks;
import io.shindigneo4j.server.graph.NodeProperties;
import io.shindigneo4j.server.graph.StoreLinks;
import io.shindigneo4j.server.graph.StoreProperties;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.Transaction;

/** Reads the selected properties of nodes. Fails if they are too much text for one answer. */
public final class NodeReader {

  private final ProcedureContext context;
  private final String[] properties;

  /** The types of the relationships to entries. */
  private final Set<String> details;

  private final TextBudget budget;

  /** Reads the nodes of one answer, in memory where they are there. */
  public NodeReader(ProcedureContext context, Selection selection) {
    this(context, selection, new TextBudget(context));
  }

  public NodeReader(ProcedureContext context, Selection selection, TextBudget budget) {
    this.context = context;
    this.budget = budget;
    this.properties = selection.properties().toArray(String[]::new);
    this.details = new LinkedHashSet<>(selection.details());
  }

  /** Reads what the transaction itself has written. */
  public static NodeReader ofWritten(Transaction transaction, Selection selection) {
    return new NodeReader(ProcedureContexts.ofWriter(transaction), selection);
  }

  /** The values and the entries of lists. */
  public Item item(long node) {
    return new Item(values(node), details(node));
  }

  public Item item(Node node) {
    return item(NodeIds.of(node));
  }

  /** In the order of the selected properties; null if there is none. */
  public List<Object> values(long node) {
    Object[] values = context.properties().values(node, properties);
    for (int i = 0; i < values.length; i++) {
      values[i] = value(values[i]);
    }
    return Arrays.asList(values);
  }

  public List<Object> values(Node node) {
    return values(NodeIds.of(node));
  }

  /**
   * An array as a list, or else all that is around it would be copied later. The list is as the
   * array: only to be read.
   */
  private Object value(Object value) {
    budget.spend(value);
    return value instanceof String[] texts ? Arrays.asList(texts) : value;
  }

  /** Whether entries of lists were selected. */
  public boolean hasDetails() {
    return !details.isEmpty();
  }

  /** For each entry the type of its list and all its properties. */
  public List<Detail> details(long node) {
    if (!hasDetails()) {
      return List.of();
    }
    try {
      return read(context.links(), context.properties(), node);
    } catch (NotFoundException e) { // an entry has been deleted, and memory is yet to hear of it
      return read(
          new StoreLinks(context.transaction()), new StoreProperties(context.transaction()), node);
    }
  }

  public List<Detail> details(Node node) {
    return details(NodeIds.of(node));
  }

  private List<Detail> read(NodeLinks entries, NodeProperties properties, long node) {
    List<Detail> read = new ArrayList<>();
    for (NodeLinks.Link entry : entries.of(node, details)) {
      Map<String, Object> values = properties.all(entry.node());
      values.replaceAll((key, value) -> value(value));
      read.add(new Detail(entry.type(), values));
    }
    return read;
  }
}
