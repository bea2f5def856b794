package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.TextBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What an answer tells of its people. For one call. */
final class Profiles {

  private static final String DISPLAY_NAME = "displayName";
  private static final String[] ID = {GraphNames.ID};
  private static final String[] ID_AND_NAME = {GraphNames.ID, DISPLAY_NAME};

  private final ProcedureContext context;
  private final String[] keys;
  private final boolean detailed;
  private final NodeReader reader;
  private final TextBudget budget = new TextBudget();

  Profiles(ProcedureContext context, Selection selection) {
    this.context = context;
    this.keys = selection.properties().toArray(String[]::new);
    this.detailed = !selection.details().isEmpty();
    this.reader = new NodeReader(selection, budget);
  }

  Object id(int person) {
    return context.properties().values(node(person), ID)[0];
  }

  /** The values and the entries of lists, as a map that may be added to. */
  Map<String, Object> item(int person) {
    Map<String, Object> item = new LinkedHashMap<>();
    item.put("values", values(node(person)));
    item.put("details", detailed ? details(node(person)) : List.of());
    return item;
  }

  private List<Object> values(long node) {
    return Arrays.asList(read(node));
  }

  private Object[] read(long node) {
    Object[] values = context.properties().values(node, keys);
    for (Object value : values) {
      budget.spend(value);
    }
    return values;
  }

  /** The values of many: for each property a list with that of each person. */
  List<List<Object>> valuesByProperty(List<Scored> people) {
    Object[][] columns = new Object[keys.length][people.size()];
    for (int place = 0; place < people.size(); place++) {
      Object[] values = read(node(people.get(place).number()));
      for (int key = 0; key < keys.length; key++) {
        columns[key][place] = values[key];
      }
    }
    return Arrays.stream(columns).map(Arrays::asList).toList();
  }

  /** For each person a list with the entries of lists; empty where none were selected. */
  List<List<Object>> detailsByPerson(List<Scored> people) {
    return detailed
        ? people.stream().map(found -> details(node(found.number()))).toList()
        : List.of();
  }

  private List<Object> details(long node) {
    return reader.details(NodeIds.node(context.transaction(), node));
  }

  /** Somebody by id and name alone. */
  Map<String, Object> example(int person) {
    Object[] values = context.properties().values(node(person), ID_AND_NAME);
    Map<String, Object> example = new LinkedHashMap<>();
    example.put(GraphNames.ID, budget.spend(values[0]));
    example.put(DISPLAY_NAME, budget.spend(values[1]));
    return example;
  }

  private long node(int person) {
    return context.graph().personNode(person);
  }
}
