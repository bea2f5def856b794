package io.shindigneo4j.procedures.appdata;

import io.shindigneo4j.procedures.people.Circles;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.appdata.GetAppData;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Sort;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** The values of people. */
final class AppDataGet {

  private static final List<String> COLUMNS = List.of("people");
  private static final ListQuery EVERYBODY =
      new ListQuery(null, null, new Sort(null, true), new Page(0, Integer.MAX_VALUE));

  private AppDataGet() {}

  static ProcedureResult call(Transaction transaction, GetAppData parameters) {
    Predicate<String> keys = AppData.anyOf(new HashSet<>(parameters.keys()));
    Listing people =
        Listing.of(
            Circles.candidates(transaction, parameters.around()),
            person -> person.hasProperty(GraphNames.ID),
            EVERYBODY);
    return ProcedureResult.single(
        COLUMNS,
        people.nodes().stream()
            .map(person -> item(person, values(person, parameters.application(), keys)))
            .toList());
  }

  private static List<List<Object>> values(
      Node person, String application, Predicate<String> keys) {
    return AppData.find(person, application).map(data -> data.values(keys)).orElse(List.of());
  }

  private static Map<String, Object> item(Node person, List<List<Object>> values) {
    return Map.of("id", person.getProperty(GraphNames.ID), "values", values);
  }
}
