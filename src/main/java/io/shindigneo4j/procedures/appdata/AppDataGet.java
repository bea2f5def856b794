package io.shindigneo4j.procedures.appdata;

import io.shindigneo4j.procedures.people.SelectedPeople;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.TextBudget;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataEntry;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataOfPeople;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataOfPerson;
import io.shindigneo4j.schema.appdata.AppDataOperations.GetAppData;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.HashSet;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.neo4j.graphdb.Node;

/** The values of people. */
final class AppDataGet {

  private static final ListQuery EVERYBODY =
      new ListQuery(null, null, new Sort(null, true), new Page(0, Integer.MAX_VALUE));

  private AppDataGet() {}

  static AppDataOfPeople call(ProcedureContext context, WorkBudget budget, GetAppData parameters) {
    Predicate<String> keys = AppData.anyOf(new HashSet<>(parameters.keys()));
    Function<Node, String> text = text(context, parameters);
    Listing people =
        Listing.of(
            SelectedPeople.candidates(context.transaction(), budget, parameters.around()),
            person -> person.hasProperty(GraphNames.ID),
            EVERYBODY);
    return new AppDataOfPeople(
        people.nodes().stream()
            .map(
                person ->
                    data(person, values(person, budget, parameters.application(), keys, text)))
            .toList());
  }

  private static Function<Node, String> text(ProcedureContext context, GetAppData parameters) {
    if (Boolean.TRUE.equals(parameters.withoutTexts())) {
      return value -> "";
    }
    TextBudget texts = new TextBudget(context);
    return value -> texts.spend(AppData.text(value));
  }

  private static List<AppDataEntry> values(
      Node person,
      WorkBudget budget,
      String application,
      Predicate<String> keys,
      Function<Node, String> text) {
    return AppData.find(person, application, budget::spendStored)
        .map(data -> data.values(keys, text))
        .orElse(List.of());
  }

  private static AppDataOfPerson data(Node person, List<AppDataEntry> values) {
    return new AppDataOfPerson((String) person.getProperty(GraphNames.ID), values);
  }
}
