package io.shindigneo4j.procedures.people;

import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.NodeProperties;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.neo4j.graphdb.Node;

/** Reads what was selected of people, in memory where it is there. */
final class PersonReader {

  private final ProcedureContext context;
  private final NodeProperties properties;
  private final NodeReader reader;

  PersonReader(ProcedureContext context, Selection selection) {
    this.context = context;
    this.properties = context.properties();
    this.reader = new NodeReader(selection);
  }

  /** As {@link NodeReader#item} has it. */
  Map<String, Object> item(long person) {
    Map<String, Object> item = new LinkedHashMap<>();
    item.put("values", values(person));
    item.put("details", details(person));
    return item;
  }

  Map<String, Object> item(Node person) {
    return item(NodeIds.of(person));
  }

  List<Object> values(long person) {
    return reader.values(properties, person);
  }

  List<Object> details(long person) {
    return reader.hasDetails()
        ? reader.details(NodeIds.node(context.transaction(), person))
        : List.of();
  }
}
