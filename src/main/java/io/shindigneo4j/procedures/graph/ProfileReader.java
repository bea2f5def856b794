package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.TextBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.graph.RecommendationOperations.Example;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.Item.Detail;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Arrays;
import java.util.List;

/** Reads the selected properties of the people in an answer. For one call. */
final class ProfileReader {

  private static final String DISPLAY_NAME = "displayName";
  private static final String[] ID = {GraphNames.ID};
  private static final String[] ID_AND_NAME = {GraphNames.ID, DISPLAY_NAME};

  private final ProcedureContext context;
  private final int properties;
  private final NodeReader reader;
  private final TextBudget budget;

  ProfileReader(ProcedureContext context, Selection selection) {
    this.context = context;
    this.properties = selection.properties().size();
    this.budget = new TextBudget(context);
    this.reader = new NodeReader(context, selection, budget);
  }

  /** The order of people by their ids. */
  IdOrder byId() {
    return new IdOrder(this::id, context.graph()::rank);
  }

  private Object id(int person) {
    return context.properties().values(node(person), ID)[0];
  }

  /** The values and the entries of lists. */
  Item item(int person) {
    return reader.item(node(person));
  }

  /** The values of many: for each property a list with that of each person. */
  List<List<Object>> valuesByProperty(List<Scored> people) {
    Object[][] columns = new Object[properties][people.size()];
    for (int place = 0; place < people.size(); place++) {
      List<Object> values = reader.values(node(people.get(place).number()));
      for (int property = 0; property < properties; property++) {
        columns[property][place] = values.get(property);
      }
    }
    return Arrays.stream(columns).map(Arrays::asList).toList();
  }

  /** For each person a list with the entries of lists; empty if none were selected. */
  List<List<Detail>> detailsByPerson(List<Scored> people) {
    return reader.hasDetails()
        ? people.stream().map(found -> reader.details(node(found.number()))).toList()
        : List.of();
  }

  /** Somebody by id and name alone. */
  Example example(int person) {
    Object[] values = context.properties().values(node(person), ID_AND_NAME);
    return new Example(budget.spend((String) values[0]), budget.spend((String) values[1]));
  }

  private long node(int person) {
    return context.graph().personNode(person);
  }
}
